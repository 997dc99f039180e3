import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply, type RecordedCall } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import { signOut, uploadFile, type UnauthorizedCall } from "./index.ts";

const ended = () => refusal(401, { errorCode: "UNAUTHENTICATED", message: "ended" });

afterEach(() => {
  vi.useRealTimers();
});

/** An SDK whose token the server no longer takes; a refused call waits until the host answers. */
function setUp(respond?: (call: RecordedCall) => Response) {
  let token: string | null = "old";
  const asked: UnauthorizedCall[] = [];
  const answers: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const isNew = ({ headers }: RecordedCall) => headers.get("Authorization") === "new";
  const sdk = testSdk(respond ?? ((call) => (isNew(call) ? reply({ id: "r1" }) : ended())), {
    getToken: () => token,
    waitForReauthentication: (call) => {
      asked.push(call);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
  });
  /** Lets the calls get as far as they can. */
  const settle = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  async function renew(next: string): Promise<void> {
    await settle();
    token = next;
    for (const answer of answers.splice(0)) answer.resolve();
  }
  async function drop(reason: unknown): Promise<void> {
    await settle();
    for (const answer of answers.splice(0)) answer.reject(reason);
  }
  return { ...sdk, asked, settle, renew, drop };
}

describe("a call whose session has expired", () => {
  it("is sent again with the new token, even a write", async () => {
    const { sdk, calls, asked, renew, onUnauthorized } = setUp();
    const saved = sdk.roles.update({ id: "r1", version: 1, name: "Editors" });
    await renew("new");
    expect(await saved).toEqual({ id: "r1" });
    const [first, second] = calls;
    expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual(["old", "new"]);
    expect(second).toMatchObject({ url: first?.url, method: "PUT", body: first?.body });
    expect(asked.map(({ token }) => token)).toEqual(["old"]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it("waits for re-authentication only once", async () => {
    const { sdk, calls, asked, renew, onUnauthorized } = setUp();
    const failing = failureOf(sdk.users.list());
    await renew("dead as well");
    expect((await failing).status).toBe(401);
    expect([calls.length, asked.length]).toEqual([2, 1]);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it("fails with the reason of the rejection", async () => {
    const { sdk, calls, drop } = setUp();
    const failing = failureOf(sdk.users.list());
    const reason = new Error("another user has signed in");
    await drop(reason);
    const error = await failing;
    expect(error).toMatchObject({
      kind: "refused",
      errorCode: "UNAUTHENTICATED",
      status: 401,
      message: "another user has signed in",
      cause: reason,
    });
    expect(calls.length).toBe(1);
  });

  it("fails with the server's message when the reason is not an error", async () => {
    const { sdk, drop } = setUp();
    const failing = failureOf(sdk.users.list());
    await drop(undefined);
    expect((await failing).message).toBe("ended");
  });

  it("may wait longer than its time-out", async () => {
    vi.useFakeTimers();
    const { sdk, renew } = setUp();
    const call = sdk.users.list(undefined, { timeoutMs: 1000 });
    await vi.advanceTimersByTimeAsync(60_000);
    await renew("new");
    expect(await call).toEqual({ id: "r1" });
  });

  it("stops waiting when its caller aborts it, and aborts the host's signal", async () => {
    const { sdk, calls, asked, settle, onNotice } = setUp();
    const stop = new AbortController();
    const failing = failureOf(sdk.users.list(undefined, { signal: stop.signal }));
    await settle();
    onNotice.mockClear();
    expect(asked[0]?.signal.aborted).toBe(false);
    stop.abort();
    expect((await failing).kind).toBe("aborted");
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(calls.length).toBe(1);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("reports a failure of the second request", async () => {
    const { sdk, renew, onNotice } = setUp(({ headers }) =>
      headers.get("Authorization") === "new"
        ? refusal(409, { errorCode: "VERSION_CONFLICT", message: "changed meanwhile" })
        : ended(),
    );
    const failing = failureOf(sdk.roles.update({ id: "r1", version: 1, name: "Editors" }));
    await renew("new");
    const error = await failing;
    expect(error.errorCode).toBe("VERSION_CONFLICT");
    expect(onNotice).toHaveBeenLastCalledWith(error);
  });

  it("is sent again, even an upload", async () => {
    const { sdk, calls, renew } = setUp(({ headers }) =>
      headers.get("Authorization") === "new" ? reply({}, { data: "http://x/f.txt" }) : ended(),
    );
    const upload = uploadFile(sdk, new Blob(["text"]), { name: "f.txt" });
    await renew("new");
    expect((await upload).url).toBe("http://x/f.txt");
    expect(calls.length).toBe(2);
  });
});

it.each([
  ["with a token of its own", { token: "old" }],
  ["without any token on purpose", { token: null }],
])("does not wait when it is sent %s", async (_name, options) => {
  const { sdk, asked } = setUp();
  expect((await failureOf(sdk.users.list(undefined, options))).status).toBe(401);
  expect(asked).toEqual([]);
});

it("does not wait when it is a log-out", async () => {
  const { sdk, asked } = setUp();
  expect((await failureOf(sdk.session.removeToken())).status).toBe(401);
  expect((await failureOf(signOut(sdk, "old"))).status).toBe(401);
  expect(asked).toEqual([]);
});

it("does not wait after other failures", async () => {
  const { sdk, asked } = setUp(() => refusal(403, { errorCode: "FORBIDDEN", message: "no" }));
  expect((await failureOf(sdk.users.list())).status).toBe(403);
  expect(asked).toEqual([]);
});

describe("a call that needs a step-up", () => {
  const unconfirmed = () => refusal(403, { errorCode: "STEP_UP_REQUIRED", message: "confirm" });

  it("is sent again once its user has confirmed", async () => {
    let confirmed = false;
    const { sdk, calls, asked, renew, onUnauthorized } = setUp(() =>
      confirmed ? reply({ id: "r1" }) : unconfirmed(),
    );
    const saved = sdk.roles.update({ id: "r1", version: 1, name: "Editors" });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    confirmed = true;
    await renew("old");
    expect(await saved).toEqual({ id: "r1" });
    expect(calls).toHaveLength(2);
    expect(asked).toMatchObject([{ reason: "stepUp", token: "old" }]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("fails with its code when the user gives up", async () => {
    const { sdk, calls, drop } = setUp(unconfirmed);
    const failing = failureOf(sdk.roles.update({ id: "r1", version: 1, name: "Editors" }));
    await drop(new Error("given up"));
    expect(await failing).toMatchObject({ errorCode: "STEP_UP_REQUIRED", message: "given up" });
    expect(calls).toHaveLength(1);
  });

  it("waits for nothing when it is forbidden for another reason", async () => {
    const { sdk, asked } = setUp(() => refusal(403, { errorCode: "FORBIDDEN", message: "no" }));
    expect((await failureOf(sdk.users.list())).errorCode).toBe("FORBIDDEN");
    expect(asked).toEqual([]);
  });
});
