import { expect, test } from "vitest";
import {
  canSave,
  isDirty,
  saveReducer,
  untouched,
  type SaveEvent,
  type SaveState,
} from "./save-machine.ts";

const at = new Date("2026-03-14T14:05:00Z");
const after = (...events: SaveEvent[]): SaveState => events.reduce(saveReducer, untouched);
const edited: SaveEvent = { type: "edited" };
const started: SaveEvent = { type: "started" };
const succeeded: SaveEvent = { type: "succeeded", at };

test("nothing typed is nothing to save", () => {
  expect(isDirty(untouched)).toBe(false);
});

test("an edit is unsaved until its save succeeds", () => {
  expect(isDirty(after(edited))).toBe(true);
  expect(isDirty(after(edited, started))).toBe(true);
  const saved = after(edited, started, succeeded);
  expect(isDirty(saved)).toBe(false);
  expect(saved.savedAt).toBe(at);
});

test("what is typed while a save is under way stays unsaved", () => {
  const state = after(edited, started, edited, succeeded);
  expect(isDirty(state)).toBe(true);
  expect(isDirty([started, succeeded].reduce(saveReducer, state))).toBe(false);
});

test("only one save runs at a time", () => {
  const running = after(edited, started);
  expect(canSave(running)).toBe(false);
  expect(saveReducer(running, started)).toBe(running);
});

test("a failed save may be tried again", () => {
  const failed = after(edited, started, { type: "failed" });
  expect(failed.phase).toBe("failed");
  expect(isDirty(failed)).toBe(true);
  expect(saveReducer(failed, started).phase).toBe("saving");
});

test("a conflict holds all saving until it is settled, and the choice is then unsaved", () => {
  const conflict = after(edited, started, { type: "conflicted" });
  expect(saveReducer(conflict, started)).toBe(conflict);
  const settled = saveReducer(conflict, { type: "settled" });
  expect(canSave(settled)).toBe(true);
  expect(isDirty(settled)).toBe(true);
});

test.each<SaveEvent>([succeeded, { type: "failed" }, { type: "conflicted" }, { type: "settled" }])(
  "an answer nobody waits for changes nothing: $type",
  (event) => {
    expect(saveReducer(untouched, event)).toBe(untouched);
  },
);
