import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { editReducer, type EditRules } from "./edit-reducer.ts";
import { untouched, type EditEvent, type EditState, type UnsavedEdits } from "./edit-state.ts";

interface Fields {
  readonly name: string;
  readonly remark: string;
}
type State = EditState<Fields>;
type Event = EditEvent<Fields>;

const base: Fields = { name: "A", remark: "" };
const theirs: Fields = { name: "theirs", remark: "" };
const start = untouched({ id: "1", version: 1 }, base);
const rules: EditRules<Fields> = {
  validate: ({ name }) => (name === "" ? { name: "Fill this in." } : {}),
};

const edited = (changes: Partial<Fields>, at = 0): Event => ({ type: "edited", changes, at });
const started: Event = { type: "started", isAutosave: false };
const autosaved: Event = { type: "started", isAutosave: true };
const succeeded: Event = { type: "succeeded", id: "1", version: 2, at: 9 };
const failed: Event = { type: "failed", error: "away", at: 5 };
const refusal = new ApiError({
  kind: "refused",
  errorCode: "VALIDATION_FAILED",
  message: "no",
  status: 400,
});
const overtaken = (version: number): Event => ({
  type: "conflicted",
  current: { id: "1", version },
  stored: theirs,
});
const conflicted = overtaken(7);
const kept: Event = { type: "kept", version: 8, fields: {} };
const resolved: Event = { type: "resolved", choices: undefined, at: 8 };
const from = (state: State, ...events: Event[]): State =>
  events.reduce((before, event) => editReducer(before, event, rules), state);
const after = (...events: Event[]) => from(start, ...events);

describe("dirty fields", () => {
  test("are those edited, until their save succeeds", () => {
    expect(after(edited({ name: "B" })).dirtyFields).toEqual(["name"]);
    expect(after(edited({ name: "B" }), started).dirtyFields).toEqual(["name"]);
    const saved = after(edited({ name: "B" }), started, succeeded);
    expect(saved).toMatchObject({ status: "saved", dirtyFields: [], version: 2, savedAt: 9 });
    expect(saved.base.name).toBe("B");
  });

  test("include what is edited while a save is under way", () => {
    const state = after(edited({ name: "B" }), started, edited({ name: "C" }, 3), succeeded);
    expect(state).toMatchObject({
      dirtyFields: ["name"],
      dirtySince: 3,
      base: { name: "B" },
      draft: { name: "C" },
    });
    expect(from(state, started, { ...succeeded, version: 3 }).dirtyFields).toEqual([]);
  });

  test("are none once an edit is taken back", () => {
    const state = after(edited({ name: "B" }), edited({ name: "A" }));
    expect(state).toMatchObject({ dirtyFields: [], dirtySince: undefined });
  });
});

describe("a save", () => {
  test("is the only one at a time", () => {
    const running = after(edited({ name: "B" }), started);
    expect(from(running, started)).toBe(running);
  });

  test("sends nothing when nothing is dirty", () => {
    expect(after(started)).toMatchObject({ status: "saved", version: 1 });
  });

  test("is sent for a new record even without edits", () => {
    expect(from(untouched(undefined, base), started)).toMatchObject({
      status: "saving",
      sent: base,
    });
  });

  test("waits until what is edited is valid, and counts as an attempt when it is made by hand", () => {
    const invalid = after(edited({ name: "" }), started);
    expect(invalid).toMatchObject({
      status: "invalid",
      attempt: 1,
      errors: { name: "Fill this in." },
    });
    expect(after(edited({ name: "" }), autosaved)).toMatchObject({ status: "invalid", attempt: 0 });
    expect(from(invalid, edited({ name: "B" }))).toMatchObject({ status: "idle", errors: {} });
  });

  test("may be tried again after a failure, and counts its failures in a row", () => {
    const once = after(edited({ name: "B" }), started, failed);
    expect(once).toMatchObject({ status: "failed", error: "away", failures: 1, attempt: 1 });
    expect(from(once, started)).toMatchObject({ status: "saving", lastError: "away" });
    const twice = from(once, autosaved, failed);
    expect(twice).toMatchObject({ failures: 2, attempt: 1, isAutosave: true });
    expect(from(twice, started, succeeded)).toMatchObject({ status: "saved", failures: 0 });
  });

  test("stays failed while the user goes on editing", () => {
    const state = after(edited({ name: "B" }), started, failed, edited({ remark: "more" }));
    expect(state).toMatchObject({ status: "failed", draft: { name: "B", remark: "more" } });
  });
});

describe("a conflict", () => {
  const conflict = after(edited({ name: "B", remark: "mine" }), started, conflicted);

  test("holds all saving until it is resolved, and the choice is then dirty over their version", () => {
    expect(conflict).toMatchObject({ status: "conflict", conflict: { fields: ["name"], base } });
    expect(from(conflict, started)).toBe(conflict);
    expect(from(conflict, resolved)).toMatchObject({
      status: "idle",
      version: 7,
      base: theirs,
      draft: { name: "B", remark: "mine" },
      dirtyFields: ["name", "remark"],
      resolutions: 1,
    });
  });

  test("takes in what is edited while it is open", () => {
    const typed = from(conflict, edited({ name: "B and more", remark: "" }));
    expect(typed).toMatchObject({ status: "conflict", conflict: { mine: { name: "B and more" } } });
    expect(from(typed, resolved).draft).toEqual({ name: "B and more", remark: "" });
  });

  test("is nothing to save when theirs is chosen", () => {
    const alone = after(edited({ name: "B" }), started, conflicted);
    const chosen = from(alone, { type: "resolved", choices: { name: "theirs" }, at: 8 });
    expect(from(chosen, started)).toMatchObject({ status: "saved", draft: theirs, version: 7 });
  });
});

describe("a conflict without contradictions", () => {
  const merging: EditRules<Fields> = { ...rules, autoMerge: true };
  const merge = (...events: Event[]) =>
    events.reduce((before, event) => editReducer(before, event, merging), start);

  test("is merged without a question where that is asked for", () => {
    const state = merge(edited({ remark: "mine" }), started, conflicted);
    expect(state).toMatchObject({
      status: "idle",
      version: 7,
      base: theirs,
      draft: { name: "theirs", remark: "mine" },
      dirtyFields: ["remark"],
      resolutions: 1,
      merged: { version: 7 },
    });
  });

  test("takes what was typed while the save was under way", () => {
    const typed = edited({ remark: "mine and more" });
    const state = merge(edited({ remark: "mine" }), started, typed, conflicted);
    expect(state.draft).toEqual({ name: "theirs", remark: "mine and more" });
  });

  test("is open where both changed a field", () => {
    const state = merge(edited({ name: "B" }), started, conflicted);
    expect(state).toMatchObject({ status: "conflict", merged: undefined });
  });
});

test("a save whose answer got lost is no conflict with oneself", () => {
  const merging: EditRules<Fields> = { ...rules, autoMerge: true };
  const state = [
    edited({ name: "B" }),
    started,
    failed,
    edited({ name: "B and more" }),
    started,
    {
      type: "conflicted",
      current: { id: "1", version: 7 },
      stored: { name: "B", remark: "" },
    } as const,
  ].reduce((before, event) => editReducer(before, event, merging), start);
  expect(state).toMatchObject({
    status: "idle",
    version: 7,
    base: { name: "B" },
    draft: { name: "B and more" },
    dirtyFields: ["name"],
    merged: undefined,
  });
});

describe("one's own values, saved before they are dropped", () => {
  const conflict = after(edited({ name: "B", remark: "mine" }), started, conflicted);
  const kept: Event = { type: "kept", version: 8, fields: { name: "B" } };

  test("are what the resolution is a change to", () => {
    const chosen: Event = { type: "resolved", choices: { name: "theirs" }, at: 8 };
    expect(from(conflict, kept, chosen)).toMatchObject({
      status: "idle",
      version: 8,
      base: { name: "B" },
      draft: { name: "theirs", remark: "mine" },
      dirtyFields: ["name", "remark"],
    });
  });

  test("open the conflict anew when somebody was faster once more", () => {
    expect(from(conflict, overtaken(9))).toMatchObject({
      status: "conflict",
      conflict: { current: { version: 9 }, fields: ["name"] },
    });
  });
});

describe("an event that does not fit changes nothing", () => {
  const states: Record<string, State> = {
    idle: start,
    saved: after(edited({ name: "B" }), started, succeeded),
    invalid: after(edited({ name: "" }), started),
    failed: after(edited({ name: "B" }), started, failed),
  };
  test.each(
    Object.entries(states).flatMap(([status, state]) =>
      [succeeded, failed, conflicted, resolved, kept].map(
        (event) => [status, event.type, state, event] as const,
      ),
    ),
  )("%s: %s", (_status, _type, state, event) => {
    expect(editReducer(state, event, rules)).toBe(state);
  });
});

describe("a creation", () => {
  const fresh = untouched<Fields>(undefined, base);
  const create: Event = { type: "started", isAutosave: true, idempotencyKey: "k1" };
  const again: Event = { type: "started", isAutosave: true, idempotencyKey: "k2" };

  test("is repeated as it was when its outcome is unknown, and what was typed since stays dirty", () => {
    const tried = from(fresh, edited({ name: "B" }), create, failed, edited({ name: "C" }), again);
    expect(tried).toMatchObject({
      status: "saving",
      sent: { name: "B" },
      creation: { idempotencyKey: "k1", fields: { name: "B" } },
    });
    const saved = from(tried, succeeded);
    expect(saved).toMatchObject({ id: "1", dirtyFields: ["name"], base: { name: "B" } });
    expect(saved.creation).toBeUndefined();
  });

  test("is repeated as it was when edits of an earlier visit are restored after it", () => {
    const edits = { version: 0, base: {}, changes: { name: "C" } };
    const restored: Event = { type: "restored", edits, current: undefined, at: 6 };
    const tried = from(fresh, edited({ name: "B" }), create, failed, restored, again);
    expect(tried).toMatchObject({ sent: { name: "B" }, creation: { idempotencyKey: "k1" } });
  });

  test("that was refused is another one the next time", () => {
    const refused: Event = { type: "failed", error: refusal, at: 5 };
    const tried = from(fresh, edited({ name: "B" }), create, refused, edited({ name: "C" }), again);
    expect(tried).toMatchObject({ sent: { name: "C" }, creation: { idempotencyKey: "k2" } });
  });
});

describe("edits of an earlier visit", () => {
  const restored = (version: number, more: Partial<UnsavedEdits<Fields>> = {}): Event => ({
    type: "restored",
    edits: { version, base: { name: "old" }, changes: { name: "B" }, ...more },
    current: { id: "1", version: 1 },
    at: 4,
  });

  test("are edits of now when the record is as it was", () => {
    expect(after(restored(1))).toMatchObject({
      status: "idle",
      draft: { name: "B" },
      dirtyFields: ["name"],
      dirtySince: 4,
      resolutions: 1,
    });
  });

  test("open a conflict when somebody has changed the same field since", () => {
    expect(after(restored(0))).toMatchObject({
      status: "conflict",
      conflict: { mine: { name: "B" }, theirs: { name: "A" }, fields: ["name"] },
    });
  });

  test("still contradict when they are edited over the open conflict, or written down until it is resolved", () => {
    const state = after(restored(0));
    expect(state).toMatchObject({ version: 0, base: { name: "old" }, dirtyFields: ["name"] });
    expect(from(state, edited({ name: "C" }))).toMatchObject({
      status: "conflict",
      conflict: { mine: { name: "C" }, theirs: { name: "A" }, fields: ["name"] },
    });
  });

  test("contradict the version that was saved last, not the one that editing began with", () => {
    const saved = after(edited({ name: "C" }), started, succeeded);
    const state = from(saved, restored(0), resolved);
    expect(state).toMatchObject({ version: saved.version, base: { name: "C" } });
  });

  test("contradict nothing when only other fields have changed since", () => {
    const state = after(restored(0, { base: { name: "A" } }));
    expect(state).toMatchObject({ status: "conflict", conflict: { fields: [] } });
    expect(from(state, resolved)).toMatchObject({ draft: { name: "B" }, version: 1 });
  });

  test("are not taken up over a save or a conflict", () => {
    const saving = after(edited({ name: "C" }), started);
    expect(from(saving, restored(1))).toBe(saving);
  });
});

test("a newer version is shown unless something is edited", () => {
  const refreshed: Event = { type: "refreshed", version: 7, stored: theirs };
  expect(after(refreshed)).toMatchObject({
    version: 7,
    draft: theirs,
    base: theirs,
    dirtyFields: [],
  });
  const typing = after(edited({ name: "B" }));
  expect(from(typing, refreshed)).toBe(typing);
  expect(after(refreshed, { ...refreshed, version: 6 }).version).toBe(7);
});

test("what the server made of a field is shown, unless it is only another way to write it", () => {
  const stored: Fields = { name: "Made", remark: " as sent " };
  const refreshed: Event = { type: "refreshed", version: 1, stored };
  const isStored = (one: string, other: string) => one.trim() === other.trim();
  const lenient: EditRules<Fields> = {
    fields: { name: { isEqual: () => true }, remark: { isStored } },
  };
  const before = untouched({ id: "1", version: 1 }, { name: "", remark: "as sent" });
  const state = editReducer(before, refreshed, lenient);
  expect(state.draft).toEqual({ name: "Made", remark: "as sent" });
  expect(state).toMatchObject({ base: state.draft, dirtyFields: [], resolutions: 0 });
  expect(editReducer(state, refreshed, lenient)).toBe(state);
});
