import { expect, test } from "vitest";
import type { Versioned } from "../../../queries/batch.ts";
import { bulkEdit } from "./bulk-edit.ts";

interface Person extends Versioned {
  status: string;
  roles: string[];
  isLocked?: boolean;
}

const people: Person[] = [
  { id: "ann", version: 1, status: "active", roles: ["editor"] },
  { id: "ben", version: 4, status: "disabled", roles: ["editor", "auditor"] },
  { id: "cleo", version: 2, status: "active", roles: [], isLocked: true },
];

function peopleEdit() {
  const written: object[] = [];
  const control = () => null;
  const edit = bulkEdit<Person, Pick<Person, "status" | "roles">>({
    fields: [
      {
        id: "status",
        label: "Status",
        control,
        change: (values, status) => ({ ...values, status }),
      },
      {
        id: "role",
        label: "Role",
        control,
        change: ({ roles, ...values }, role) => ({
          ...values,
          roles: roles.includes(role) ? roles : [...roles, role],
        }),
        refusal: ({ roles }) => (roles.length > 1 ? "full" : undefined),
      },
    ],
    valuesOf: ({ status, roles }) => ({ status, roles }),
    refusal: ({ isLocked }) => (isLocked ? "locked" : undefined),
    update: async ({ rows }) => {
      written.push(...rows);
      return [];
    },
    unchanged: "so already",
  });
  return { edit, written };
}

const namesOf = (rows: readonly Person[]) => rows.map(({ id }) => id);

test("a plan says whom a change affects, and why not the others", () => {
  const { edit } = peopleEdit();
  expect(namesOf(people.filter(edit.applies))).toEqual(["ann", "ben"]);
  const { changed, skipped } = edit.plan(people, { status: "disabled", role: "" });
  expect(namesOf(changed)).toEqual(["ann"]);
  expect(skipped.map(({ row, reason }) => [row.id, reason])).toEqual([
    ["ben", "so already"],
    ["cleo", "locked"],
  ]);
  const { skipped: full } = peopleEdit().edit.plan(people, { role: "chief" });
  expect(full.map(({ reason }) => reason)).toEqual(["full", "locked"]);
});

test("only what differs is sent, and undone on the version that it made", async () => {
  const { edit, written } = peopleEdit();
  const plan = edit.plan(people, { status: "active", role: "editor" });
  expect(namesOf(plan.changed)).toEqual([]);
  const both = edit.plan(people.slice(0, 1), { status: "disabled", role: "chief" });
  await both.run({ rows: both.changed });
  await both.undo({ rows: both.changed });
  expect(written).toEqual([
    { id: "ann", version: 1, status: "disabled", roles: ["editor", "chief"] },
    { id: "ann", version: 2, status: "active", roles: ["editor"] },
  ]);
});

test("without a choice nothing is changed", () => {
  expect(peopleEdit().edit.plan(people, {}).changed).toEqual([]);
});
