import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure, type ApiError } from "../api-error.ts";
import { startDeadline } from "./timeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const start = (timeoutMs: number, caller?: AbortSignal) =>
  startDeadline(timeoutMs, caller, (kind) => failure(kind, kind) as ApiError);
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: ApiError) => error.kind,
  );

describe("a deadline", () => {
  it("aborts the running part when its time is over, not earlier, and aborts the transport's signal", async () => {
    const deadline = start(20_000);
    const ended = kindOf(deadline.run(never));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(deadline.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBe("timeout");
    expect(deadline.signal.reason).toMatchObject({ kind: "timeout" });
  });

  it.each([0, Infinity, 2 ** 40])(
    "does not abort a call within weeks when it is %s ms",
    async (timeoutMs) => {
      const deadline = start(timeoutMs);
      void kindOf(deadline.run(never));
      await vi.advanceTimersByTimeAsync(14 * 24 * 3_600_000);
      expect(deadline.signal.aborted).toBe(false);
      deadline.release();
    },
  );

  it("follows the caller's signal, without its reason", async () => {
    const caller = new AbortController();
    const deadline = start(20_000, caller.signal);
    const ended = kindOf(deadline.run(never));
    caller.abort("a secret of the caller");
    expect(await ended).toBe("aborted");
    expect(deadline.signal.reason).not.toHaveProperty("cause");
  });

  it("starts nothing when the caller has already aborted", async () => {
    const part = vi.fn<typeof never>(never);
    expect(await kindOf(start(0, AbortSignal.abort()).run(part))).toBe("aborted");
    expect(part).not.toHaveBeenCalled();
  });

  it("restarts", async () => {
    const deadline = start(1000);
    await vi.advanceTimersByTimeAsync(900);
    deadline.restart();
    await vi.advanceTimersByTimeAsync(900);
    expect(deadline.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(deadline.signal.aborted).toBe(true);
  });

  it("leaves no timer and no listener behind after release", () => {
    const caller = new AbortController();
    const removed = vi.spyOn(caller.signal, "removeEventListener");
    const deadline = start(1000, caller.signal);
    void kindOf(deadline.pause(500));
    deadline.release();
    deadline.restart();
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe("a pause", () => {
  it("lasts as long as requested", async () => {
    const waited = start(1000).pause(500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await waited).toBe(true);
  });

  it.each([1000, Infinity])("is none when %s ms exceed a deadline of 1000 ms", async (ms) => {
    expect(await start(1000).pause(ms)).toBe(false);
  });

  it("is none when it is infinite, even without a deadline", async () => {
    expect(await start(0).pause(Infinity)).toBe(false);
  });

  it("ends when the caller aborts", async () => {
    const caller = new AbortController();
    const ended = kindOf(start(1000, caller.signal).pause(500));
    caller.abort();
    expect(await ended).toBe("aborted");
  });
});
