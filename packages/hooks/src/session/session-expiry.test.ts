import { describe, expect, test, vi } from "vitest";
import { EXPIRED, credentials, setUp, setUpReady } from "./_set-up.ts";
import type { Session } from "./session.ts";
import { sessionContent } from "./session-machine.ts";

describe("expiry", () => {
  test("of nobody is no news", () => {
    const { session, shownNotices } = setUp();
    session.reportUnauthorized();
    expect(session.get().status).toBe("anonymous");
    expect(shownNotices).toEqual([]);
  });

  test("is told once however many calls fail, and keeps what is on screen", async () => {
    const { session, shownNotices, visited, storage } = await setUpReady();
    for (let i = 0; i < 5; i += 1) session.reportUnauthorized("token-1");
    session.reportUnauthorized();
    expect(shownNotices).toEqual([EXPIRED]);
    expect(session.get()).toMatchObject({ status: "expired", content: { user: { id: "u1" } } });
    expect(storage.get("token")).toBeUndefined();
    expect(visited).toEqual([]);
  });

  test("the same user goes on in place", async () => {
    const { session, visited, storage } = await setUpReady();
    const { generation } = session.get();
    session.reportUnauthorized();
    await session.signIn(credentials);
    expect(session.get()).toMatchObject({ status: "ready", token: "token-2", generation });
    expect(storage.get("token")).toBe("token-2");
    expect(storage.get("userInfo")).toContain("Name of u1");
    expect(visited).toEqual([]);
  });

  test("another user starts at home in a new generation", async () => {
    const { session, visited } = await setUpReady();
    const { generation } = session.get();
    session.reportUnauthorized();
    await session.signIn({ username: "u2", password: "right" });
    expect(session.get()).toMatchObject({ status: "ready", content: { user: { id: "u2" } } });
    expect(session.get().generation).toBe(generation + 1);
    expect(visited).toEqual(["/"]);
  });

  test("a refusal of the call made with the old token does not end the new session", async () => {
    const { session } = await setUpReady();
    session.reportUnauthorized("token-1");
    await session.signIn(credentials);
    session.reportUnauthorized("token-1");
    expect(session.get().status).toBe("ready");
  });

  test("a wrong password, or a load that fails, leaves it expired", async () => {
    const { session, failing, calls } = await setUpReady();
    session.reportUnauthorized();
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow("wrong");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false });
    failing.add("menus");
    await expect(session.signIn(credentials)).rejects.toThrow("menus failed");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false, token: "token-1" });
    expect(calls).toContain("signOut token-2");
  });

  test("a new token is nobody's before it is known whose it is", async () => {
    const { session, api, storage, loadedWith } = await setUpReady();
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

  test("signing out while somebody signs in again wins, and ends the new token too", async () => {
    const { session, api, calls, storage } = await setUpReady();
    session.reportUnauthorized();
    vi.spyOn(api, "loadMenus").mockImplementation(async () => {
      await session.signOut();
      return [];
    });
    await session.signIn(credentials);
    expect(session.get().status).toBe("anonymous");
    expect(storage.get("token")).toBeUndefined();
    expect(calls.filter((call) => call.startsWith("signOut"))).toEqual(["signOut token-2"]);
  });
});

describe("a password that is due", () => {
  const isDue = (session: Session) => sessionContent(session.get())?.user.mustChangePassword;

  test("shows in the live session, and no more once it is changed", async () => {
    const { session } = await setUpReady();
    session.setPasswordDue(true);
    expect([session.get().status, isDue(session)]).toEqual(["ready", true]);
    session.setPasswordDue(false);
    expect(isDue(session)).toBe(false);
  });

  test("says nothing about nobody", () => {
    const { session } = setUp();
    session.setPasswordDue(true);
    expect(session.get().status).toBe("anonymous");
  });
});
