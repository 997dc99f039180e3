import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  uploadedFiles,
  uploadReducer,
  type UploadEvent,
  type UploadState,
} from "./upload-state.ts";

const empty: UploadState = { items: [], failed: [] };

function after(...events: UploadEvent[]): UploadState {
  return events.reduce(uploadReducer, empty);
}

function chosen(...names: string[]): UploadEvent {
  return { type: "chosen", files: names.map((name) => ({ uid: name, name })) };
}

function outline({ items, failed }: UploadState): string[] {
  return [
    ...items.map(({ uid, status, progress }) => `${uid} ${status} ${progress}`),
    ...failed.map(({ uid }) => `${uid} failed`),
  ];
}

const start = (uid: string): UploadEvent => ({ type: "started", uid });
const progress = (uid: string, percentage: number): UploadEvent => ({
  type: "progressed",
  uid,
  percentage,
});
const succeed = (uid: string): UploadEvent => ({ type: "succeeded", uid, url: `/${uid}` });
const fail = (uid: string): UploadEvent => ({ type: "failed", uid, error: new Error(uid) });
const retry = (uid: string): UploadEvent => ({ type: "retried", uid });
const move = (uid: string, to: number): UploadEvent => ({ type: "moved", uid, to });

describe("the states of a file", () => {
  test.each<[string, UploadEvent[], string[]]>([
    ["checked", [chosen("a")], ["a checked 0"]],
    ["in progress", [chosen("a"), start("a"), progress("a", 40)], ["a uploading 40"]],
    [
      "never backwards, never beyond 100",
      [chosen("a"), start("a"), progress("a", 140), progress("a", 20)],
      ["a uploading 100"],
    ],
    ["never below 0", [chosen("a"), start("a"), progress("a", -5)], ["a uploading 0"]],
    ["there", [chosen("a"), start("a"), succeed("a")], ["a success 100"]],
    ["failed", [chosen("a", "b"), start("a"), fail("a")], ["b checked 0", "a failed"]],
    [
      "tried again, at its place",
      [chosen("a", "b", "c"), start("b"), fail("b"), retry("b")],
      ["a checked 0", "b checked 0", "c checked 0"],
    ],
    [
      "tried again, while another stays failed",
      [chosen("a", "b"), start("a"), start("b"), fail("a"), fail("b"), retry("a")],
      ["a checked 0", "b failed"],
    ],
    ["removed", [chosen("a", "b"), { type: "removed", uid: "a" }], ["b checked 0"]],
    [
      "removed when failed",
      [chosen("a"), start("a"), fail("a"), { type: "removed", uid: "a" }],
      [],
    ],
    [
      "stopped",
      [chosen("a", "b", "c"), start("a"), succeed("a"), start("b"), fail("b"), { type: "stopped" }],
      ["a success 100"],
    ],
    ["to the front", [chosen("a", "b", "c"), move("c", 0)], ["c", "a", "b"].map(waiting)],
    ["to the end", [chosen("a", "b", "c"), move("a", 9)], ["b", "c", "a"].map(waiting)],
    ["before the front", [chosen("a", "b"), move("b", -3)], ["b", "a"].map(waiting)],
    ["one down", [chosen("a", "b", "c"), move("a", 1)], ["b", "a", "c"].map(waiting)],
  ])("%s", (_, events, expected) => {
    expect(outline(after(...events))).toEqual(expected);
  });

  test.each<[string, UploadEvent[], UploadEvent]>([
    ["progress before the start", [chosen("a")], progress("a", 1)],
    ["success before the start", [chosen("a")], succeed("a")],
    ["failure before the start", [chosen("a")], fail("a")],
    ["a second start", [chosen("a"), start("a")], start("a")],
    ["progress after the end", [chosen("a"), start("a"), succeed("a")], progress("a", 1)],
    ["failure after success", [chosen("a"), start("a"), succeed("a")], fail("a")],
    ["a new try of what has not failed", [chosen("a")], retry("a")],
    ["progress of nobody", [chosen("a")], progress("x", 1)],
    ["failure of nobody", [chosen("a")], fail("x")],
    ["removing nobody", [chosen("a")], { type: "removed", uid: "x" }],
    ["moving nobody", [chosen("a")], move("x", 0)],
    ["moving to where it is", [chosen("a", "b")], move("b", 1)],
  ])("%s changes nothing", (_, events, event) => {
    const state = after(...events);
    expect(uploadReducer(state, event)).toBe(state);
  });
});

test("only successful files count as uploaded, in the order of the list", () => {
  const state = after(chosen("a", "b", "c"), start("c"), succeed("c"), start("a"), succeed("a"));
  expect(uploadedFiles(state)).toEqual([
    { name: "a", url: "/a" },
    { name: "c", url: "/c" },
  ]);
});

test("no sequence of events loses, duplicates or changes a file", () => {
  const uid = fc.constantFrom("a", "b", "c", "d");
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    uid.map(start),
    fc.tuple(uid, fc.integer({ min: -50, max: 150 })).map(([one, n]) => progress(one, n)),
    uid.map(succeed),
    uid.map(fail),
    uid.map(retry),
    fc.tuple(uid, fc.integer({ min: -2, max: 6 })).map(([one, to]) => move(one, to)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = after(chosen("a", "b", "c", "d"));
      for (const one of events) {
        const next = uploadReducer(state, one);
        const everybody = [...next.items, ...next.failed].map((file) => file.uid);
        expect(everybody.toSorted()).toEqual(["a", "b", "c", "d"]);
        const wasMoved = one.type === "moved";
        expect(wasMoved || isSameOrder(state, next)).toBe(true);
        for (const item of next.items) {
          expect(item.progress).toBeGreaterThanOrEqual(0);
          expect(item.progress).toBeLessThanOrEqual(100);
          expect(item.url === undefined).toBe(item.status !== "success");
        }
        state = next;
      }
    }),
    { seed: 6 },
  );
});

function waiting(uid: string): string {
  return `${uid} checked 0`;
}

/** Whether the files that are in both lists have the same order. */
function isSameOrder(a: UploadState, b: UploadState): boolean {
  const shared = ({ items }: UploadState, other: UploadState) =>
    items.map(({ uid }) => uid).filter((uid) => other.items.some((item) => item.uid === uid));
  return shared(a, b).join() === shared(b, a).join();
}
