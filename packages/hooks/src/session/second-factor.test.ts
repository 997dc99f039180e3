import { describe, expect, test } from "vitest";
import { credentials, setUp, setUpReady, signInAgain } from "./_set-up.ts";

const rightCode = "123456";

/** Signed in as far as the password goes. */
async function setUpUncoded() {
  const all = setUp();
  all.enrolled.add("u1");
  await all.session.signIn(credentials, { redirectUrl: "/users" });
  return all;
}

describe("signing in to an account with a second factor", () => {
  test("waits for the code without a token", async () => {
    const { session, visited, storage } = await setUpUncoded();
    expect(session.get()).toEqual({ status: "codeRequired", generation: 0, sending: false });
    expect([session.getToken(), storage.get("token")]).toEqual([undefined, undefined]);
    expect(visited).toEqual([]);
  });

  test("goes on to where it was going with the code", async () => {
    const { session, visited, storage } = await setUpUncoded();
    const sending = session.sendCode(rightCode);
    expect(session.get()).toMatchObject({ status: "codeRequired", sending: true });
    await sending;
    expect(session.get().status).toBe("tokenOnly");
    expect([visited, storage.get("token")]).toEqual([["/users"], "token-1"]);
  });

  test("asks again after a wrong code", async () => {
    const { session, visited } = await setUpUncoded();
    await expect(session.sendCode("000000")).rejects.toThrow("wrong code");
    expect(session.get()).toMatchObject({ status: "codeRequired", sending: false });
    await session.sendCode(rightCode);
    expect(visited).toEqual(["/users"]);
  });

  test("sends a code once, however often it is submitted at a time", async () => {
    const { session, calls } = await setUpUncoded();
    await Promise.all([session.sendCode(rightCode), session.sendCode(rightCode)]);
    expect(calls.filter((call) => call === "signIn")).toHaveLength(2);
  });

  test("can be given up, and forgets the credentials then", async () => {
    const { session, calls } = await setUpUncoded();
    session.cancelCode();
    expect(session.get().status).toBe("anonymous");
    await session.sendCode(rightCode);
    expect(session.get().status).toBe("anonymous");
    expect(calls.filter((call) => call === "signIn")).toHaveLength(1);
  });

  test("ends a session that begins after it was given up", async () => {
    const { session, calls } = await setUpUncoded();
    const sending = session.sendCode(rightCode);
    session.cancelCode();
    await sending;
    expect(session.get().status).toBe("anonymous");
    expect(calls).toContain("signOut token-1");
  });
});

describe("signing in again in place", () => {
  test("takes the code over the page, and goes on with it", async () => {
    const { session, enrolled, visited } = await setUpReady(signInAgain);
    enrolled.add("u1");
    session.reportUnauthorized();
    const pending = session.waitForReauthentication({ token: "token-1" });
    await session.signIn(credentials);
    expect(session.get()).toMatchObject({
      status: "expired",
      signingIn: false,
      codeRequired: true,
      content: { user: { id: "u1" } },
    });
    await session.sendCode(rightCode);
    await pending;
    expect(session.get()).toMatchObject({ status: "ready", token: "token-2" });
    expect(session.get()).not.toHaveProperty("codeRequired");
    expect(visited).toEqual([]);
  });

  test("starts over with the password after a failed load", async () => {
    const { session, enrolled, failing } = await setUpReady(signInAgain);
    enrolled.add("u1");
    session.reportUnauthorized();
    await session.signIn(credentials);
    failing.add("menus");
    await expect(session.sendCode(rightCode)).rejects.toThrow("menus failed");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false });
    expect(session.get()).not.toHaveProperty("codeRequired");
  });
});

test("a second factor that must be set up shows in the user, until it is", async () => {
  const { session } = await setUpReady();
  session.setSecondFactorDue(true);
  expect(session.get()).toMatchObject({ content: { user: { mustEnrolSecondFactor: true } } });
  session.setSecondFactorDue(false);
  expect(session.get()).toMatchObject({ content: { user: { mustEnrolSecondFactor: false } } });
});
