import { expect, test } from "vitest";
import type { Revision } from "../../queries/revisions.ts";
import { countStates, differencesBetween, restorableState } from "./record-states.ts";

type Changes = Record<string, [before: unknown, after: unknown]>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

function revision(event: Revision["event"], changes: Changes, cut = false): Revision {
  const head = { id: event, createdAt: "2026-03-04T05:06:07.890Z", userId: null, name: null };
  const fields = Object.entries(changes).map(([field, [before, after]]) => ({
    field,
    before: json(before),
    after: json(after),
    cut,
  }));
  return { ...head, operationId: "rolesUpdate", summary: "Change", event, changes: fields };
}

const history = [
  revision("changed", { name: ["Flood", "Ebb"], orderBy: [1, 2] }),
  revision("changed", { name: ["Tide", "Flood"] }),
  revision("created", { name: [null, "Tide"], orderBy: [null, 1] }),
];

test("two states differ in the oldest earlier and the newest later value of each field", () => {
  expect(differencesBetween(history, 2, 0)).toMatchObject([
    { field: "name", before: '"Tide"', after: '"Ebb"' },
    { field: "orderBy", before: "1", after: "2" },
  ]);
  expect(differencesBetween(history, 2, 1)).toMatchObject([
    { field: "name", before: '"Tide"', after: '"Flood"' },
  ]);
});

test("a field that was changed back does not differ", () => {
  const [latest] = history;
  const back = revision("changed", { name: ["Ebb", "Flood"] });
  expect(differencesBetween([back, ...(latest ? [latest] : [])], 2, 0)).toMatchObject([
    { field: "orderBy" },
  ]);
});

test("a field that was emptied in the end has no later value", () => {
  const emptied = revision("changed", { name: ["Ebb", null] });
  expect(differencesBetween([emptied, ...history], 2, 0)).toMatchObject([
    { field: "name", before: '"Flood"', after: null },
    { field: "orderBy" },
  ]);
});

test("the state before the first known change is one, unless that made the record", () => {
  expect(countStates(history)).toBe(3);
  expect(countStates(history.slice(0, 2))).toBe(3);
  expect(countStates([])).toBe(0);
});

test("a form restores the values that it has fields for and that are known in full", () => {
  const long = revision("changed", { content: ["a", "b"] }, true);
  const pages = revision("changed", { menuIds: [["a"], []] });
  const found = differencesBetween([long, pages, ...history], 4, 0);
  const fields = ["name", "orderBy", "content"];
  expect(restorableState(found, (field) => fields.includes(field))).toEqual({
    values: { name: "Tide", orderBy: 1 },
    cut: ["content"],
    elsewhere: ["menuIds"],
  });
});
