import { describe, expect, test, vi } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { recordingFetch, refusal, reply } from "../../tests/_recording-fetch.ts";
import { createSdk } from "../index.ts";
import { signIn, signOut, type SignInCalls } from "./sign-in.ts";

const session = { token: "new", expiresAt: "2026-01-01T00:00:00Z", mustChangePassword: false };
const credentials = { username: "editor", password: "secret" };

function testSdk(respond: () => Response) {
  const { fetch, calls } = recordingFetch(respond);
  const onUnauthorized = vi.fn<() => void>();
  const onNotice = vi.fn<() => void>();
  const getToken = () => "current";
  const sdk = createSdk({ baseUrl: "/rest", fetch, getToken, onUnauthorized, onNotice });
  return { sdk, calls, onUnauthorized, onNotice };
}

describe("signing in", () => {
  test("posts a form to the token endpoint by default, without a token", async () => {
    const { sdk, calls } = testSdk(() => reply(session));
    expect(await signIn(sdk, credentials)).toEqual(session);
    const [call] = calls;
    expect([call?.method, call?.url]).toEqual(["POST", "/rest/token"]);
    expect(call?.body instanceof FormData && Object.fromEntries(call.body)).toEqual(credentials);
    expect(call?.headers.has("Authorization")).toBe(false);
  });

  test("posts JSON to /login with that pair of calls", async () => {
    const { sdk, calls } = testSdk(() => reply(session));
    expect(await signIn(sdk, credentials, { calls: "login" })).toEqual(session);
    expect([calls[0]?.url, calls[0]?.body]).toEqual(["/rest/login", JSON.stringify(credentials)]);
  });

  test("fails like any call with a wrong password", async () => {
    const wrong = () => refusal(400, { errorCode: "BAD_CREDENTIALS", message: "Wrong." });
    const { sdk, onNotice, onUnauthorized } = testSdk(wrong);
    const error = await failureOf(signIn(sdk, credentials, { silent: true }));
    expect(error.errorCode).toBe("BAD_CREDENTIALS");
    expect([onNotice.mock.calls, onUnauthorized.mock.calls]).toEqual([[], []]);
  });

  test("ends no session when a server answers a wrong password with 401", async () => {
    const { sdk, onNotice, onUnauthorized } = testSdk(() => refusal(401, { message: "Wrong." }));
    const error = await failureOf(signIn(sdk, credentials));
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("signing out", () => {
  test.each<[SignInCalls | undefined, string, string]>([
    [undefined, "DELETE", "/rest/token"],
    ["token", "DELETE", "/rest/token"],
    ["login", "GET", "/rest/logout"],
  ])("sends the old token with the calls %s", async (calls, method, url) => {
    const seen = testSdk(() => reply(null));
    await signOut(seen.sdk, "old", { calls });
    expect(seen.calls[0]).toMatchObject({ method, url });
    expect(seen.calls[0]?.headers.get("Authorization")).toBe("old");
  });

  test.each<SignInCalls>(["token", "login"])(
    "reports nothing when the session has already ended (%s)",
    async (calls) => {
      const { sdk, onNotice, onUnauthorized } = testSdk(() => refusal(401, { message: "No." }));
      expect((await failureOf(signOut(sdk, "current", { calls }))).status).toBe(401);
      expect([onNotice.mock.calls, onUnauthorized.mock.calls]).toEqual([[], []]);
    },
  );
});
