import { describe, expect, test, vi } from "vitest";
import { EXPIRED, credentials, setUp, setUpReady, signInAgain } from "./_set-up.ts";
import type { Session } from "./session.ts";
import { sessionContent } from "./session-machine.ts";

describe("a session whose user signs in again", () => {
  test("does not expire while there is none", () => {
    const { session, shownNotices } = setUp({}, signInAgain);
    session.reportUnauthorized();
    expect(session.get().status).toBe("anonymous");
    expect(shownNotices).toEqual([]);
  });

  test("leaves it to the application to say so, without a notice, and keeps what is on screen", async () => {
    const { session, shownNotices, visited, storage } = await setUpReady(signInAgain);
    for (let i = 0; i < 5; i += 1) session.reportUnauthorized("token-1");
    session.reportUnauthorized();
    expect(shownNotices).toEqual([]);
    expect(session.get()).toMatchObject({ status: "expired", content: { user: { id: "u1" } } });
    expect(storage.get("token")).toBeUndefined();
    expect(visited).toEqual([]);
  });

  test("lets the same user continue in place", async () => {
    const { session, visited, storage } = await setUpReady(signInAgain);
    const { generation } = session.get();
    session.reportUnauthorized();
    await session.signIn(credentials);
    expect(session.get()).toMatchObject({ status: "ready", token: "token-2", generation });
    expect(storage.get("token")).toBe("token-2");
    expect(storage.get("userInfo")).toContain("Name of u1");
    expect(visited).toEqual([]);
  });

  test("sends another user home in a new generation", async () => {
    const { session, visited } = await setUpReady(signInAgain);
    const { generation } = session.get();
    session.reportUnauthorized();
    await session.signIn({ username: "u2", password: "right" });
    expect(session.get()).toMatchObject({ status: "ready", content: { user: { id: "u2" } } });
    expect(session.get().generation).toBe(generation + 1);
    expect(visited).toEqual(["/"]);
  });

  test("ignores a 401 for the old token", async () => {
    const { session } = await setUpReady(signInAgain);
    session.reportUnauthorized("token-1");
    await session.signIn(credentials);
    session.reportUnauthorized("token-1");
    expect(session.get().status).toBe("ready");
  });

  test("stays after a wrong password or a failed load", async () => {
    const { session, failing, calls } = await setUpReady(signInAgain);
    session.reportUnauthorized();
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow("wrong");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false });
    failing.add("menus");
    await expect(session.signIn(credentials)).rejects.toThrow("menus failed");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false, token: "token-1" });
    expect(calls).toContain("signOut token-2");
  });

  test("does not use the new token before its user is known", async () => {
    const { session, api, storage, loadedWith } = await setUpReady(signInAgain);
    session.reportUnauthorized();
    const seen: unknown[] = [];
    vi.spyOn(api, "loadMenus").mockImplementation(async () => {
      seen.push(session.get().status, session.getToken(), storage.get("token"));
      return [];
    });
    await session.signIn(credentials);
    expect(seen).toEqual(["expired", "token-1", undefined]);
    expect([...loadedWith]).toEqual(["token-2"]);
    expect([session.getToken(), storage.get("token")]).toEqual(["token-2", "token-2"]);
  });

  test("is ended by signing out during a sign-in, together with the new token", async () => {
    const { session, api, calls, storage } = await setUpReady(signInAgain);
    session.reportUnauthorized();
    vi.spyOn(api, "loadMenus").mockImplementation(async () => {
      await session.signOut();
      return [];
    });
    await session.signIn(credentials);
    expect(session.get().status).toBe("anonymous");
    expect(storage.get("token")).toBeUndefined();
    expect(calls.filter((call) => call.startsWith("signOut"))).toEqual([
      "signOut token-1",
      "signOut token-2",
    ]);
  });

  test("is logged out entirely instead", async () => {
    const { session, calls, visited, storage } = await setUpReady(signInAgain);
    session.reportUnauthorized();
    await session.signOut();
    expect([calls, visited]).toEqual([["signOut token-1"], ["/login"]]);
    expect(session.get()).toMatchObject({ status: "anonymous" });
    expect(storage.get("userInfo")).toBeUndefined();
  });

  test("is left to the guard when nothing is loaded yet", async () => {
    const { session, visited, calls, shownNotices } = setUp({ token: "dead" }, signInAgain);
    session.reportUnauthorized("dead");
    expect(session.get()).toEqual({ status: "anonymous", generation: 0 });
    expect([visited, calls, shownNotices]).toEqual([[], [], [EXPIRED]]);
  });
});

describe("a password that must be changed", () => {
  const isDue = (session: Session) => sessionContent(session.get())?.user.mustChangePassword;

  test("shows in the session until it is changed", async () => {
    const { session } = await setUpReady(signInAgain);
    session.setPasswordDue(true);
    expect([session.get().status, isDue(session)]).toEqual(["ready", true]);
    session.setPasswordDue(false);
    expect(isDue(session)).toBe(false);
  });

  test("has no effect without a session", () => {
    const { session } = setUp();
    session.setPasswordDue(true);
    expect(session.get().status).toBe("anonymous");
  });
});
