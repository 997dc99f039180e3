import { describe, expect, test } from "vitest";
import { memoryStorage, safeStorage } from "../ports/storage.ts";
import { recordingPorts, startFakeServer } from "./_fake-server.ts";
import { createSession, type SessionOptions } from "./session-store.ts";

const right = { username: "u1", password: "right" };
const EXPIRED = "error: the identity information has expired, please log in again";

function setUp(stored: Record<string, string> = {}, options: Partial<SessionOptions> = {}) {
  const server = startFakeServer();
  const ports = recordingPorts();
  const storage = memoryStorage(stored);
  const session = createSession({ api: server.api, storage, ...ports, ...options });
  return { ...server, ...ports, storage, session };
}

async function setUpReady() {
  const all = setUp();
  await all.session.signIn(right);
  await all.session.load();
  all.calls.length = 0;
  all.visited.length = 0;
  return all;
}

describe("signing in", () => {
  test("stores the token and goes home", async () => {
    const { session, storage, visited } = setUp();
    await session.signIn(right);
    expect(storage.get("token")).toBe("token-1");
    expect(session.getToken()).toBe("token-1");
    expect(session.get().status).toBe("tokenOnly");
    expect(visited).toEqual(["/"]);
  });

  test.each([
    ["/users?pageNo=2#x", "/users?pageNo=2#x"],
    ["//evil.example", "/"],
    ["/login", "/"],
  ])("comes back to %j by way of %j", async (redirectUrl, expected) => {
    const { session, visited } = setUp();
    await session.signIn(right, { redirectUrl });
    expect(visited).toEqual([expected]);
  });

  test("comes back to the remembered address, once", async () => {
    const { session, visited, storage } = setUp();
    session.rememberRedirect("/roles?x=1");
    expect(storage.get("redirectUrl")).toBe("/roles?x=1");
    await session.signIn(right);
    expect(visited).toEqual(["/roles?x=1"]);
    expect(storage.get("redirectUrl")).toBeUndefined();
  });

  test("remembers nothing unsafe, and follows nothing unsafe found in the storage", async () => {
    const { session, storage, visited } = setUp({ redirectUrl: "/\\evil.example" });
    await session.signIn(right);
    expect(visited).toEqual(["/"]);
    session.rememberRedirect("https://evil.example");
    expect(storage.get("redirectUrl")).toBeUndefined();
  });

  test("a refusal is the caller's to show and leaves nothing behind", async () => {
    const { session, storage, told } = setUp();
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow(
      "wrong password",
    );
    expect(session.get().status).toBe("anonymous");
    expect(storage.get("token")).toBeUndefined();
    expect(told).toEqual([]);
  });

  test("a double click signs in once", async () => {
    const { session, calls } = setUp();
    await Promise.all([session.signIn(right), session.signIn(right)]);
    expect(calls).toEqual(["signIn"]);
  });

  test("signing in over a live session ends that one on the server", async () => {
    const { session, calls } = await setUpReady();
    await session.signIn({ username: "u2", password: "right" });
    expect(calls).toContain("signOut token-1");
    expect(session.getToken()).toBe("token-2");
  });
});

describe("loading", () => {
  test("goes on from the stored token and knows the cached user", () => {
    const userInfo = JSON.stringify({ id: "u1", name: "A", roles: ["editor", 7] });
    const { session } = setUp({ token: "t", userInfo });
    expect(session.get()).toMatchObject({
      status: "tokenOnly",
      token: "t",
      cachedUser: { id: "u1", name: "A", roles: ["editor"] },
    });
  });

  test.each(["{", "null", "[]", '{"id":1,"name":"A","roles":[]}', '{"id":"1","name":"A"}'])(
    "ignores damaged user info %j",
    (userInfo) => {
      const { session } = setUp({ token: "t", userInfo });
      expect(session.get()).toMatchObject({ status: "tokenOnly", cachedUser: undefined });
    },
  );

  test("works with a storage that throws", async () => {
    const storage = safeStorage(() => {
      throw new Error("forbidden");
    });
    const { session } = setUp({}, { storage });
    await session.signIn(right);
    expect((await session.load()).status).toBe("ready");
  });

  test("navigations at the same time share one load", async () => {
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
  ])("a failing %s is told once and can be tried again", async (part, sentence) => {
    const { session, failing, told } = setUp({ token: "t" });
    failing.add(part);
    const both = await Promise.allSettled([session.load(), session.load()]);
    expect(both.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect(told).toEqual([sentence]);
    expect(session.get()).toMatchObject({ status: "failed", stage: part, token: "t" });
    failing.clear();
    expect((await session.load()).status).toBe("ready");
  });

  test("a dead token leads to anonymous, with the one notice", async () => {
    const { session, told, storage, failing } = setUp({ token: "t", userInfo: "{}" });
    failing.add("user");
    const loading = session.load();
    session.reportUnauthorized();
    session.reportUnauthorized();
    expect((await loading).status).toBe("anonymous");
    expect(told).toEqual([EXPIRED]);
    expect(storage.get("token")).toBeUndefined();
    expect(storage.get("userInfo")).toBeUndefined();
  });

  test("signing out while it loads wins", async () => {
    const { session } = setUp({ token: "t" });
    const loading = session.load();
    await session.signOut();
    expect((await loading).status).toBe("anonymous");
  });
});

describe("expiry", () => {
  test("is told once however many calls fail, and keeps what is on screen", async () => {
    const { session, told, visited, storage } = await setUpReady();
    for (let i = 0; i < 5; i += 1) session.reportUnauthorized("token-1");
    session.reportUnauthorized();
    expect(told).toEqual([EXPIRED]);
    expect(session.get()).toMatchObject({ status: "expired", content: { user: { id: "u1" } } });
    expect(storage.get("token")).toBeUndefined();
    expect(visited).toEqual([]);
  });

  test("the same user goes on in place", async () => {
    const { session, visited, storage } = await setUpReady();
    const { generation } = session.get();
    session.reportUnauthorized();
    await session.signIn(right);
    expect(session.get()).toMatchObject({ status: "ready", token: "token-2", generation });
    expect(storage.get("token")).toBe("token-2");
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
    await session.signIn(right);
    session.reportUnauthorized("token-1");
    expect(session.get().status).toBe("ready");
  });

  test("a wrong password, or a load that fails, leaves it expired", async () => {
    const { session, failing, calls } = await setUpReady();
    session.reportUnauthorized();
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow("wrong");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false });
    failing.add("menus");
    await expect(session.signIn(right)).rejects.toThrow("menus failed");
    expect(session.get()).toMatchObject({ status: "expired", signingIn: false, token: undefined });
    expect(calls).toContain("signOut token-2");
  });
});

describe("signing out", () => {
  test("clears everything, leaves, and ends the old token on the server", async () => {
    const { session, storage, visited, calls } = await setUpReady();
    session.rememberRedirect("/users");
    const done = session.signOut();
    expect(session.getToken()).toBeUndefined();
    await done;
    expect(["token", "userInfo", "redirectUrl"].map((key) => storage.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(visited).toEqual(["/login"]);
    expect(calls).toEqual(["signOut token-1"]);
  });

  test("leaves even when the call fails", async () => {
    const { session, failing, visited, told } = await setUpReady();
    failing.add("signOut");
    await session.signOut();
    expect(session.get().status).toBe("anonymous");
    expect(visited).toEqual(["/login"]);
    expect(told).toEqual([]);
  });
});
