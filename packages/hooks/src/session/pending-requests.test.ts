import { describe, expect, test } from "vitest";
import { EXPIRED, credentials, setUpReady, signInAgain } from "./_set-up.ts";

describe("a pending request", () => {
  const outcome = (call: Promise<void>) =>
    call.then(
      () => "again",
      (error: Error) => error.message,
    );

  async function setUpExpired() {
    const all = await setUpReady(signInAgain);
    all.session.reportUnauthorized();
    all.shownNotices.length = 0;
    return all;
  }

  test("is sent again once the same user has signed in again", async () => {
    const { session, shownNotices } = await setUpExpired();
    const waiting = [1, 2].map(() =>
      outcome(session.waitForReauthentication({ token: "token-1" })),
    );
    await session.signIn(credentials);
    expect(await Promise.all(waiting)).toEqual(["again", "again"]);
    expect(shownNotices).toEqual([]);
  });

  test("is sent again at once when its 401 arrives late", async () => {
    const { session } = await setUpExpired();
    await session.signIn(credentials);
    session.reportUnauthorized();
    await session.signIn(credentials);
    expect(await outcome(session.waitForReauthentication({ token: "token-1" }))).toBe("again");
    expect(await outcome(session.waitForReauthentication({ token: "token-2" }))).toBe("again");
  });

  test("is never sent for another user, who sees a warning", async () => {
    const { session, shownNotices } = await setUpExpired();
    const waiting = outcome(session.waitForReauthentication({ token: "token-1" }));
    await session.signIn({ username: "u2", password: "right" });
    const sentence = "another user has signed in; what was not sent before is dropped";
    expect(await waiting).toBe(sentence);
    expect(shownNotices).toEqual([`warning: ${sentence}`]);
    const late = outcome(session.waitForReauthentication({ token: "token-1" }));
    expect(`error: ${await late}`).toBe(EXPIRED);
  });

  test("causes no notice when there is none", async () => {
    const { session, shownNotices } = await setUpExpired();
    await session.signIn({ username: "u2", password: "right" });
    expect(shownNotices).toEqual([]);
  });

  test("is rejected when the session ends, here or in another tab", async () => {
    const { session } = await setUpExpired();
    const waiting = outcome(session.waitForReauthentication({ token: "token-1" }));
    await session.signOut();
    expect(`error: ${await waiting}`).toBe(EXPIRED);
  });

  test("is not resumed for a later sign-in", async () => {
    const { session } = await setUpExpired();
    await session.signIn(credentials);
    await session.signOut();
    await session.signIn(credentials);
    expect(`error: ${await outcome(session.waitForReauthentication({ token: "token-1" }))}`).toBe(
      EXPIRED,
    );
  });

  test("keeps waiting after a wrong password", async () => {
    const { session } = await setUpExpired();
    const waiting = outcome(session.waitForReauthentication({ token: "token-1" }));
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow("wrong");
    await session.signIn(credentials);
    expect(await waiting).toBe("again");
  });

  test.each([
    ["of another session", "token-0"],
    ["of nobody", null],
  ])("is not sent again when it is %s", async (_whose, token) => {
    const { session } = await setUpExpired();
    expect(`error: ${await outcome(session.waitForReauthentication({ token }))}`).toBe(EXPIRED);
  });

  test("is not sent again by a session that has not expired", async () => {
    const { session } = await setUpReady(signInAgain);
    expect(`error: ${await outcome(session.waitForReauthentication({ token: "token-1" }))}`).toBe(
      EXPIRED,
    );
  });

  test("is not sent again once an expired session is logged out", async () => {
    const { session } = await setUpReady();
    session.reportUnauthorized();
    expect(`error: ${await outcome(session.waitForReauthentication({ token: "token-1" }))}`).toBe(
      EXPIRED,
    );
  });

  test("frees its place when its caller aborts; the hundred-and-first is rejected", async () => {
    const { session } = await setUpExpired();
    const stop = new AbortController();
    const first = outcome(
      session.waitForReauthentication({ token: "token-1", signal: stop.signal }),
    );
    const others = Array.from({ length: 99 }, () =>
      session.waitForReauthentication({ token: "token-1" }),
    );
    expect(`error: ${await outcome(session.waitForReauthentication({ token: "token-1" }))}`).toBe(
      EXPIRED,
    );
    stop.abort(new Error("given up"));
    expect(await first).toBe("given up");
    others.push(session.waitForReauthentication({ token: "token-1" }));
    await session.signIn(credentials);
    await Promise.all(others);
  });
});
