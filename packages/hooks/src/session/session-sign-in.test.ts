import { describe, expect, test } from "vitest";
import { defaultMessages } from "../messages.ts";
import { credentials, setUp, setUpReady } from "./_set-up.ts";

describe("signing in", () => {
  test("stores the token and navigates home", async () => {
    const { session, storage, visited } = setUp();
    await session.signIn(credentials);
    expect(storage.get("token")).toBe("token-1");
    expect(session.getToken()).toBe("token-1");
    expect(session.get().status).toBe("tokenOnly");
    expect(visited).toEqual(["/"]);
  });

  test.each([
    ["/users?pageNo=2#x", "/users?pageNo=2#x"],
    ["//evil.example", "/"],
    ["/login", "/"],
  ])("redirects to %j, given %j", async (redirectUrl, expected) => {
    const { session, visited } = setUp();
    await session.signIn(credentials, { redirectUrl });
    expect(visited).toEqual([expected]);
  });

  test("redirects to the stored redirect, once", async () => {
    const { session, visited, storage } = setUp();
    session.rememberRedirect("/roles?x=1");
    expect(storage.get("redirectUrl")).toBe("/roles?x=1");
    await session.signIn(credentials);
    expect(visited).toEqual(["/roles?x=1"]);
    expect(storage.get("redirectUrl")).toBeUndefined();
  });

  test("prefers the given redirect to the stored one, if it is safe", async () => {
    const { session, visited } = setUp();
    for (const redirectUrl of ["/given", "//evil.example"]) {
      session.rememberRedirect("/remembered");
      await session.signIn(credentials, { redirectUrl });
      await session.signOut();
    }
    expect(visited).toEqual(["/given", "/login", "/remembered", "/login"]);
  });

  test("uses the given paths and messages", async () => {
    const messages = { ...defaultMessages, identityExpired: () => "it is over" };
    const options = { loginPath: "/enter", homePath: "/admin", messages };
    const { session, visited, shownNotices } = setUp({}, options);
    session.rememberRedirect("/enter?again");
    await session.signIn(credentials, { redirectUrl: "/enter/x" });
    session.reportUnauthorized();
    await session.signIn(credentials, { redirectUrl: "/login" });
    await session.signOut();
    expect(visited).toEqual(["/admin", "/enter", "/login", "/enter"]);
    expect(shownNotices).toEqual(["error: it is over"]);
  });

  test("notifies subscribers until they unsubscribe", async () => {
    const { session } = setUp();
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.get().status));
    await session.signIn(credentials);
    stop();
    await session.load();
    expect(seen).toEqual(["signingIn", "tokenOnly"]);
  });

  test("stores no unsafe redirect and follows none from the storage", async () => {
    const { session, storage, visited } = setUp({ redirectUrl: "/\\evil.example" });
    await session.signIn(credentials);
    expect(visited).toEqual(["/"]);
    session.rememberRedirect("/users");
    session.rememberRedirect("https://evil.example");
    expect(storage.get("redirectUrl")).toBeUndefined();
  });

  test("leaves a failure to the caller and stores nothing", async () => {
    const { session, storage, shownNotices } = setUp();
    await expect(session.signIn({ username: "u1", password: "x" })).rejects.toThrow(
      "wrong password",
    );
    expect(session.get().status).toBe("anonymous");
    expect(storage.get("token")).toBeUndefined();
    expect(shownNotices).toEqual([]);
  });

  test("signs in once on a double click", async () => {
    const { session, calls } = setUp();
    await Promise.all([session.signIn(credentials), session.signIn(credentials)]);
    expect(calls).toEqual(["signIn"]);
  });

  test("ends a live session on the server", async () => {
    const { session, calls } = await setUpReady();
    await session.signIn({ username: "u2", password: "right" });
    expect(calls).toContain("signOut token-1");
    expect(session.getToken()).toBe("token-2");
  });

  test("ends a live session even when it fails", async () => {
    const { session, storage } = await setUpReady();
    await expect(session.signIn({ username: "u2", password: "x" })).rejects.toThrow("wrong");
    expect(session.get().status).toBe("anonymous");
    expect([storage.get("token"), storage.get("userInfo")]).toEqual([undefined, undefined]);
  });

  test("ends nothing on the server without a session", async () => {
    const { session, calls } = setUp();
    await session.signIn(credentials);
    expect(calls).toEqual(["signIn"]);
  });

  test("is aborted by signing out, and stores nothing", async () => {
    const { session, storage, visited, calls } = setUp();
    const signingIn = session.signIn(credentials);
    await session.signOut();
    await signingIn;
    expect(session.get().status).toBe("anonymous");
    expect(storage.get("token")).toBeUndefined();
    expect(visited).toEqual(["/login"]);
    expect(calls).toEqual(["signIn", "signOut token-1"]);
  });
});

describe("signing out", () => {
  test("clears everything, navigates away, and ends the session on the server", async () => {
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

  test("does nothing without a session", async () => {
    const { session, visited, calls } = setUp();
    await session.signOut();
    expect([visited, calls]).toEqual([[], []]);
  });

  test("signs out locally even when the call fails", async () => {
    const { session, failing, visited, shownNotices } = await setUpReady();
    failing.add("signOut");
    await session.signOut();
    expect(session.get().status).toBe("anonymous");
    expect(visited).toEqual(["/login"]);
    expect(shownNotices).toEqual([]);
  });
});
