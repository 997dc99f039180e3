import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply, neverResponds } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";

const lost = () => Promise.reject(new TypeError("fetch failed"));
const busy = (headers: Record<string, string> = {}) =>
  new Response("busy", { status: 503, headers });

/** Answers one after the other. */
function inTurn(...answers: (() => Response | Promise<Response>)[]) {
  const left = answers.values();
  return () => left.next().value?.() ?? Promise.reject(new Error("asked once too often"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a GET is retried", () => {
  it.each([
    ["after a lost connection", lost],
    ["after 429", () => refusal(429, {})],
    ["after 502", () => new Response("", { status: 502 })],
    ["after 503", busy],
    ["after 504", () => new Response("<html>", { status: 504 })],
  ])("%s, without a notice", async (_name, failing) => {
    const { sdk, calls, onNotice } = testSdk(inTurn(failing, failing, () => reply([])));
    const call = sdk.users.list();
    await vi.runAllTimersAsync();
    expect(await call).toEqual([]);
    expect(calls.length).toBe(3);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("after half a second, then after one second", async () => {
    const { sdk, calls } = testSdk(lost);
    const failing = failureOf(sdk.users.list());
    const seen: number[] = [];
    for (const ms of [0, 499, 1, 999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(calls.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3]);
    await failing;
  });

  it("twice at most, and the last failure shows one notice", async () => {
    const { sdk, calls, onNotice } = testSdk(lost);
    const failing = failureOf(sdk.users.list());
    await vi.runAllTimersAsync();
    const error = await failing;
    expect(error.kind).toBe("network");
    expect(calls.length).toBe(3);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("no earlier than Retry-After says, in seconds or as a date", async () => {
    vi.setSystemTime("2026-11-21T08:00:00Z");
    const { sdk, calls } = testSdk(
      inTurn(
        () => busy({ "Retry-After": "3" }),
        () => busy({ "Retry-After": "Sat, 21 Nov 2026 08:00:08 GMT" }),
        () => reply([]),
      ),
    );
    const call = sdk.users.list();
    const seen: number[] = [];
    for (const ms of [0, 2999, 1, 4999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(calls.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3]);
    await call;
  });

  it("after the response breaks off", async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new Error("reset")) }),
      );
    const { sdk, calls } = testSdk(inTurn(broken, () => reply([])));
    const call = sdk.users.list();
    await vi.runAllTimersAsync();
    expect(await call).toEqual([]);
    expect(calls.length).toBe(2);
  });

  it("through request() and the raw client too", async () => {
    const { sdk, calls } = testSdk(
      inTurn(
        lost,
        () => reply([]),
        lost,
        () => reply([]),
      ),
    );
    const byAddress = sdk.request({ url: "/user/list" });
    // What checks the URL is loaded first.
    await vi.waitFor(() => expect(calls.length).toBe(1));
    await vi.runAllTimersAsync();
    await byAddress;
    const raw = sdk.client.GET("/user/list");
    await vi.runAllTimersAsync();
    await raw;
    expect(calls.length).toBe(4);
  });
});

describe("a call fails at once", () => {
  it.each([
    ["a write", "post"],
    ["a change", "put"],
    ["a deletion", "delete"],
  ])("when it is %s", async (_name, method) => {
    const { sdk, calls } = testSdk(lost);
    const failures = [
      failureOf(sdk.request({ url: "/user/add", method })),
      failureOf(sdk.roles.updateMenus({ roleId: "r", version: 1, menuIds: [] })),
      failureOf(sdk.articles.delete("a1")),
    ];
    await vi.runAllTimersAsync();
    await Promise.all(failures);
    expect(calls.length).toBe(3);
  });

  it.each([400, 401, 403, 404, 409, 500, 501])("with status %i", async (status) => {
    const { sdk, calls } = testSdk(() => refusal(status, {}));
    await failureOf(sdk.users.list());
    expect(calls.length).toBe(1);
  });

  it("when its response cannot be read", async () => {
    const { sdk, calls } = testSdk(() => new Response("<html>"));
    await failureOf(sdk.users.list());
    expect(calls.length).toBe(1);
  });

  it("when the server asks for more than ten seconds", async () => {
    const { sdk, calls } = testSdk(() => busy({ "Retry-After": "11" }));
    expect(await failureOf(sdk.users.list())).toMatchObject({ status: 503, retryAfter: 11 });
    expect(calls.length).toBe(1);
  });

  it("when the next retry would come after the time-out", async () => {
    const { sdk, calls } = testSdk(() => busy({ "Retry-After": "5" }));
    const error = await failureOf(sdk.users.list({}, { timeoutMs: 5000 }));
    expect(error).toMatchObject({ kind: "refused", status: 503 });
    expect(calls.length).toBe(1);
  });

  it("when retries are disabled, for the call or for the SDK", async () => {
    const { sdk, calls } = testSdk(lost);
    await failureOf(sdk.users.list({}, { retries: 0 }));
    const { sdk: impatient, calls: once } = testSdk(lost, { retries: 0 });
    await failureOf(impatient.users.list());
    expect([calls.length, once.length]).toEqual([1, 1]);
  });
});

describe("the time-out", () => {
  it("is 20 seconds by default", async () => {
    const { sdk } = testSdk(neverResponds);
    let kind = "";
    void failureOf(sdk.users.list()).then((error) => (kind = error.kind));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(kind).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    expect(kind).toBe("timeout");
  });

  it("can be set for the SDK, and overridden for a call", async () => {
    const { sdk } = testSdk(neverResponds, { timeoutMs: 50 });
    const kinds: string[] = [];
    const note = (error: { kind: string }) => kinds.push(error.kind);
    void failureOf(sdk.users.list()).then(note);
    void failureOf(sdk.users.list({}, { timeoutMs: 80 })).then(note);
    void failureOf(sdk.users.list({}, { timeoutMs: 0 })).then(note);
    await vi.advanceTimersByTimeAsync(50);
    expect(kinds.length).toBe(1);
    await vi.advanceTimersByTimeAsync(30);
    expect(kinds.length).toBe(2);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(kinds).toEqual(["timeout", "timeout"]);
  });

  it("covers all retries together", async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(busy()), 400));
    const { sdk, calls } = testSdk(slow);
    const failing = failureOf(sdk.users.list({}, { timeoutMs: 1000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failing).toMatchObject({ kind: "timeout" });
    expect(calls.length).toBe(2);
  });

  it("also aborts reading a response that never ends", async () => {
    const { sdk } = testSdk(() => new Response(new ReadableStream()));
    const failing = failureOf(sdk.users.list({}, { timeoutMs: 1000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await failing).kind).toBe("timeout");
  });

  it("leaves no timer behind, whatever the outcome", async () => {
    const answers = [() => reply([]), () => refusal(400, {}), lost];
    for (const answer of answers) {
      await testSdk(answer, { retries: 0 })
        .sdk.users.list()
        .catch(() => {});
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the caller's signal", () => {
  it.each([
    ["while the server is silent", neverResponds],
    ["while the answer is read", () => new Response(new ReadableStream())],
    ["while it waits for another try", lost],
  ])("aborts a call %s, without a notice", async (_name, answer) => {
    const { sdk, onNotice, calls } = testSdk(answer);
    const caller = new AbortController();
    const failing = failureOf(sdk.users.list({}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    caller.abort(new Error("secret reason"));
    const { kind, errorCode, cause } = await failing;
    expect([kind, errorCode, cause]).toEqual(["aborted", "ABORTED", undefined]);
    await vi.runAllTimersAsync();
    expect(calls.length).toBe(1);
    expect(onNotice).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends nothing when it has already aborted", async () => {
    const { sdk, calls } = testSdk(() => reply([]));
    await failureOf(sdk.users.list({}, { signal: AbortSignal.abort() }));
    expect(calls).toEqual([]);
  });

  it("reaches the transport", async () => {
    let seen: AbortSignal | null = null;
    const { sdk } = testSdk((call, signal) => {
      seen = signal;
      return neverResponds(call, signal);
    });
    const caller = new AbortController();
    const failing = failureOf(sdk.users.list({}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    await failing;
    expect(seen).toMatchObject({ aborted: true });
  });
});

describe("a host whose callback throws", () => {
  const mistake = new Error("the toast broke");

  const ports: [string, () => void][] = [
    [
      "throws",
      () => {
        throw mistake;
      },
    ],
    // oxlint-disable-next-line typescript/no-misused-promises -- hosts give async functions, TypeScript lets them
    ["rejects", () => Promise.reject(mistake)],
  ];

  it.each(ports)(
    "and %s changes nothing for the caller, and is seen in the console",
    async (_name, port) => {
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      const { sdk } = testSdk(() => refusal(401, { message: "No." }), {
        onNotice: port,
        onUnauthorized: port,
      });
      const error = await failureOf(sdk.users.list());
      expect(error).toMatchObject({ kind: "refused", status: 401, message: "No." });
      await vi.advanceTimersByTimeAsync(0);
      expect(logged.mock.calls).toEqual([[mistake], [mistake]]);
    },
  );
});

describe("a token given with a call", () => {
  it("replaces the session's, and its 401 does not end the session", async () => {
    const { sdk, calls, onUnauthorized } = testSdk(() => refusal(401, {}), {
      getToken: () => "new",
    });
    await failureOf(sdk.users.list({}, { token: "old" }));
    await failureOf(sdk.users.list({}, { token: null }));
    expect(calls.map((call) => call.headers.get("Authorization"))).toEqual(["old", null]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
