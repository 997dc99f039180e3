import { describe, expect, test } from "vitest";
import { credentials, setUp, setUpReady, signInAgain } from "./_set-up.ts";

const refused = { reason: "stepUp", token: "token-1" } as const;
const passkeyToken = async () => "token-of-a-passkey";
const cancelled = async () => {
  throw new Error("cancelled");
};

describe("signing in another way than with credentials", () => {
  test("goes on to where it was going", async () => {
    const { session, visited, storage } = setUp();
    await session.signInWith(passkeyToken, { redirectUrl: "/users" });
    expect([session.get().status, visited]).toEqual(["tokenOnly", ["/users"]]);
    expect(storage.get("token")).toBe("token-of-a-passkey");
  });

  test("takes the place of a code, and forgets the credentials that wait for it", async () => {
    const { session, enrolled, calls } = setUp();
    enrolled.add("u1");
    await session.signIn(credentials);
    await session.signInWith(passkeyToken);
    expect(session.get()).toMatchObject({ status: "tokenOnly", token: "token-of-a-passkey" });
    await session.sendCode("123456");
    expect(calls.filter((call) => call === "signIn")).toHaveLength(1);
  });

  test("goes on over the page of an expired session", async () => {
    const { session, visited } = await setUpReady(signInAgain);
    session.reportUnauthorized();
    const pending = session.waitForReauthentication({ token: "token-1" });
    await session.signInWith(passkeyToken);
    await pending;
    expect(session.get()).toMatchObject({ status: "ready", token: "token-of-a-passkey" });
    expect(visited).toEqual([]);
  });

  test("leaves nobody signed in when it fails", async () => {
    const { session } = setUp();
    await expect(session.signInWith(cancelled)).rejects.toThrow("cancelled");
    expect(session.get()).toEqual({ status: "anonymous", generation: 0 });
  });
});

describe("a step-up another way than with the password", () => {
  test("confirms the session of its token", async () => {
    const { session, calls } = await setUpReady(signInAgain);
    const waiting = session.waitForReauthentication(refused);
    const proved: string[] = [];
    await session.stepUpWith(async (token) => proved.push(token));
    await waiting;
    expect([proved, calls]).toEqual([["token-1"], []]);
  });

  test("can be tried again", async () => {
    const { session } = await setUpReady(signInAgain);
    const waiting = session.waitForReauthentication(refused);
    await expect(session.stepUpWith(cancelled)).rejects.toThrow("cancelled");
    expect(session.get()).toMatchObject({ stepUp: { sending: false, codeRequired: false } });
    await session.stepUp({ password: "right" });
    await waiting;
  });
});
