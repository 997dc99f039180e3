import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { autosaveDelay, isRetryable } from "./autosave.ts";
import { editReducer } from "./edit-reducer.ts";
import { untouched, type EditEvent, type EditState } from "./edit-state.ts";

interface Fields {
  readonly name: string;
}

const options = { debounce: 3_000, maxWait: 10_000, retryDelay: 5_000, maxRetryDelay: 30_000 };
const edited = (name: string, at: number): EditEvent<Fields> => ({
  type: "edited",
  changes: { name },
  at,
});
const started: EditEvent<Fields> = { type: "started", isAutosave: true };
const failed = (error: unknown, at: number): EditEvent<Fields> => ({ type: "failed", error, at });

const after = (...events: EditEvent<Fields>[]): EditState<Fields> =>
  events.reduce(
    (state, event) => editReducer(state, event),
    untouched<Fields>({ id: "1", version: 1 }, { name: "A" }),
  );

const unreached = new ApiError({ kind: "network", errorCode: "NETWORK", message: "No answer" });
const refusal = (status: number) =>
  new ApiError({ kind: "refused", errorCode: "UNAVAILABLE", message: "no", status });

describe("an edit", () => {
  test("is saved after a pause, which each further edit begins anew", () => {
    expect(autosaveDelay(after(edited("B", 0)), options, 0)).toBe(3_000);
    expect(autosaveDelay(after(edited("B", 0), edited("C", 2_000)), options, 2_000)).toBe(3_000);
  });

  test("waits no longer than maxWait while more of them follow", () => {
    const typing = after(edited("B", 0), edited("C", 9_000));
    expect(autosaveDelay(typing, options, 9_000)).toBe(1_000);
    expect(autosaveDelay(typing, options, 11_000)).toBe(0);
    expect(autosaveDelay(typing, { debounce: 3_000 }, 11_000)).toBe(3_000);
  });

  test("is not saved when it was taken back", () => {
    expect(autosaveDelay(after(edited("B", 0), edited("A", 1)), options, 1)).toBeUndefined();
  });

  test("made while a save is under way is saved after that one", () => {
    const saving = after(edited("B", 0), started, edited("C", 1));
    expect(autosaveDelay(saving, options, 1)).toBeUndefined();
    const event = { type: "succeeded", id: "1", version: 2, at: 2 } as const;
    expect(autosaveDelay(editReducer(saving, event), options, 2)).toBe(3_000);
  });
});

describe("a save that failed", () => {
  test("is retried with exponential backoff when the server was not reached", () => {
    const once = after(edited("B", 0), started, failed(unreached, 1_000));
    expect(autosaveDelay(once, options, 1_000)).toBe(5_000);
    expect(autosaveDelay(once, options, 4_000)).toBe(2_000);
    const again = [started, failed(unreached, 9_000)].reduce((s, e) => editReducer(s, e), once);
    expect(autosaveDelay(again, options, 9_000)).toBe(10_000);
  });

  test("is retried after a minute at most unless configured otherwise", () => {
    const state = { ...after(edited("B", 0), started, failed(unreached, 0)), failures: 20 };
    expect(autosaveDelay(state, options, 0)).toBe(30_000);
    expect(autosaveDelay(state, { debounce: 0 }, 0)).toBe(60_000);
  });

  test("is not retried the sooner for another edit", () => {
    const state = after(edited("B", 0), started, failed(unreached, 0), edited("C", 1_000));
    expect(autosaveDelay(state, options, 1_000)).toBe(4_000);
  });

  test("for what it holds is not retried before another edit", () => {
    const refused = after(edited("B", 0), started, failed(refusal(400), 0));
    expect(autosaveDelay(refused, options, 0)).toBeUndefined();
    const mended = editReducer(refused, edited("C", 2));
    expect(autosaveDelay(mended, options, 2)).toBe(3_000);
  });
});

test.each([
  ["no answer", unreached, true],
  ["an error that is none of the SDK's", new Error("x"), true],
  ["503", refusal(503), true],
  ["429", refusal(429), true],
  ["400", refusal(400), false],
  ["401", refusal(401), false],
  ["409", refusal(409), false],
])("a failure may pass by itself: %s", (_what, error, isExpected) => {
  expect(isRetryable(error)).toBe(isExpected);
});
