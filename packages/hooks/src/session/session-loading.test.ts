import { describe, expect, test, vi } from "vitest";
import { safeStorage } from "../ports/storage.ts";
import { contentOf } from "./_fake-server.ts";
import { EXPIRED, credentials, setUp, setUpReady, signInAgain } from "./_set-up.ts";
import { sessionContent } from "./session-machine.ts";
import type { SessionContent } from "./session-types.ts";

describe("loading", () => {
  test("sends nothing without a session or for an expired one", async () => {
    const nobody = setUp({ token: "" });
    expect((await nobody.session.load()).status).toBe("anonymous");
    expect(nobody.calls).toEqual([]);
    const expired = await setUpReady(signInAgain);
    expired.session.reportUnauthorized();
    expect((await expired.session.load()).status).toBe("expired");
    expect(expired.calls).toEqual([]);
  });

  test.each(["two\nlines", "ключ", "\u0000"])(
    "ignores a stored token that cannot be sent in a header: %j",
    async (token) => {
      const { session, calls } = setUp({ token });
      expect(session.get().status).toBe("anonymous");
      expect((await session.load()).status).toBe("anonymous");
      expect(calls).toEqual([]);
    },
  );

  test("continues with the stored token and the cached user", () => {
    const userInfo = JSON.stringify({ id: "u1", name: "A", roles: ["editor", 7] });
    const { session } = setUp({ token: "t", userInfo });
    expect(session.get()).toMatchObject({
      status: "tokenOnly",
      token: "t",
      cachedUser: { id: "u1", name: "A", roles: ["editor"] },
    });
  });

  test.each([
    "{",
    "null",
    "[]",
    "5",
    '{"id":1,"name":"A","roles":[]}',
    '{"id":"1","name":2,"roles":[]}',
    '{"id":"1","name":"A","roles":"editor"}',
    '{"name":"A","roles":[]}',
    '{"id":"1","roles":[]}',
    '{"id":"1","name":"A"}',
  ])("ignores damaged user info %j", (userInfo) => {
    const { session } = setUp({ token: "t", userInfo });
    expect(session.get()).toMatchObject({ status: "tokenOnly", cachedUser: undefined });
  });

  test("works with a storage that throws", async () => {
    const storage = safeStorage(() => {
      throw new Error("forbidden");
    });
    const { session } = setUp({}, { storage });
    await session.signIn(credentials);
    expect((await session.load()).status).toBe("ready");
  });

  test("is shared by simultaneous navigations", async () => {
    const { session, calls } = setUp({ token: "t" });
    const results = await Promise.all([session.load(), session.load(), session.load()]);
    expect(results.map((state) => state.status)).toEqual(["ready", "ready", "ready"]);
    expect(calls).toEqual(["user", "menus", "dictionaries"]);
    await session.load();
    expect(calls).toHaveLength(3);
  });

  test("caches id, name and roles and nothing else", async () => {
    const { session, storage } = setUp({ token: "t" });
    await session.load();
    expect(JSON.parse(storage.get("userInfo") ?? "")).toEqual({
      id: "u1",
      name: "Name of u1",
      roles: ["editor"],
    });
  });

  test.each([
    ["user", "error: fetching user info failed"],
    ["menus", "error: loading the dynamic menus failed"],
    ["dictionaries", "error: loading the dictionaries failed"],
  ])("shows one notice when the %s fail, and can be retried", async (part, sentence) => {
    const { session, failing, shownNotices } = setUp({ token: "t" });
    failing.add(part);
    const both = await Promise.allSettled([session.load(), session.load()]);
    expect(both.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect(shownNotices).toEqual([sentence]);
    expect(session.get()).toMatchObject({ status: "failed", stage: part, token: "t" });
    failing.clear();
    expect((await session.load()).status).toBe("ready");
  });

  test("becomes anonymous with an expired token, with one notice", async () => {
    const { session, shownNotices, storage, failing } = setUp({ token: "t", userInfo: "{}" });
    failing.add("user");
    const loading = session.load();
    session.reportUnauthorized();
    session.reportUnauthorized();
    expect((await loading).status).toBe("anonymous");
    expect(shownNotices).toEqual([EXPIRED]);
    expect(storage.get("token")).toBeUndefined();
    expect(storage.get("userInfo")).toBeUndefined();
  });

  test("is discarded by signing out", async () => {
    const { session, storage, failing, shownNotices } = setUp({ token: "t" });
    const loading = session.load();
    await session.signOut();
    expect((await loading).status).toBe("anonymous");
    expect(storage.get("userInfo")).toBeUndefined();
    await session.signIn(credentials);
    failing.add("user");
    const failingToLoad = session.load();
    await session.signOut();
    expect((await failingToLoad).status).toBe("anonymous");
    expect(shownNotices).toEqual([]);
  });

  test("starts again when somebody signs in meanwhile", async () => {
    const { session, api, loadedWith, calls } = setUp({ token: "old" });
    let answer = () => {};
    const late = new Promise<never[]>((resolve) => (answer = () => resolve([])));
    vi.spyOn(api, "loadMenus").mockReturnValueOnce(late);
    const first = session.load();
    await session.signIn({ username: "u2", password: "right" });
    const second = session.load();
    answer();
    await first;
    const third = session.load();
    expect((await Promise.all([second, third])).map(({ status }) => status)).toEqual([
      "ready",
      "ready",
    ]);
    expect(session.get()).toMatchObject({ token: "token-1", content: { user: { id: "u2" } } });
    expect([...loadedWith]).toEqual(["old", "token-1"]);
    expect(calls.filter((call) => call === "user")).toHaveLength(2);
  });
});

describe("reloading parts", () => {
  const dictionaries = [{ code: "gender", lcdpDictItem: [] }];

  test("replaces the requested parts, and loads nothing else", async () => {
    const { session, api, calls } = await setUpReady();
    const before = sessionContent(session.get());
    vi.spyOn(api, "loadDictionaries").mockResolvedValueOnce(dictionaries);
    await session.reload("dictionaries");
    expect(sessionContent(session.get())).toEqual({ ...before, dictionaries });
    await session.reload("menus", "dictionaries");
    expect(calls).toEqual(["menus", "dictionaries"]);
  });

  test("replaces the user, whose roles the storage then has too", async () => {
    const { session, api, calls, storage } = await setUpReady();
    const before = sessionContent(session.get());
    const { user } = contentOf("u1", ["publisher"]);
    vi.spyOn(api, "loadCurrentUser").mockResolvedValueOnce(user);
    await session.reload("user", "menus");
    // The double of the user's call records nothing.
    expect(calls).toEqual(["menus"]);
    expect(sessionContent(session.get())).toEqual({ ...before, user });
    expect(storage.get("userInfo")).toContain("publisher");
  });

  test("drops an answer that comes after that of a newer request", async () => {
    const { session, api } = await setUpReady();
    let answerLate: (user: SessionContent["user"]) => void = () => undefined;
    const late = new Promise<SessionContent["user"]>((resolve) => (answerLate = resolve));
    const { user } = contentOf("u1", ["publisher"]);
    const asked = vi.spyOn(api, "loadCurrentUser");
    asked.mockReturnValueOnce(late).mockResolvedValueOnce(user);
    const older = session.reload("user");
    await session.reload("user");
    answerLate(contentOf("u1", ["editor"]).user);
    await older;
    expect(sessionContent(session.get())?.user.roles).toEqual(["publisher"]);
  });

  test("keeps a part that fails to load, with a notice", async () => {
    const { session, failing, shownNotices } = await setUpReady();
    const before = session.get();
    failing.add("menus");
    await session.reload("menus");
    expect(session.get()).toBe(before);
    expect(shownNotices).toEqual(["error: loading the dynamic menus failed"]);
  });

  test("sends nothing without a session, and shows no notice for an expired one", async () => {
    const nobody = setUp();
    await nobody.session.reload("menus");
    expect(nobody.calls).toEqual([]);
    const { session, failing, shownNotices } = await setUpReady();
    failing.add("menus");
    const reloading = session.reload("menus");
    session.reportUnauthorized();
    await reloading;
    expect(shownNotices).toEqual([EXPIRED]);
  });
});
