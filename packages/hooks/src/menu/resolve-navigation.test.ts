import { describe, expect, test } from "vitest";
import { contentOf } from "../session/_fake-server.ts";
import { anonymousSession, type SessionState } from "../session/session-machine.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { createNavigation } from "./navigation.ts";
import { publicPaths } from "./paths.ts";
import { resolveNavigation } from "./resolve-navigation.ts";

const menus: MenuEntry[] = [
  { id: "home", type: "menu", url: "/dashboard", component: "home", title: "Home" },
  { id: "sys", type: "directory", url: "/system", component: "layout", title: "System" },
  { id: "user", type: "hidden-menu", parentId: "sys", url: "/system/user/:id", component: "user" },
  { id: "users", type: "menu", parentId: "sys", url: "/system/users", component: "users" },
  { id: "audit", type: "menu", url: "/audit", component: "audit", roles: ["auditor", "admin"] },
  { id: "vault", type: "directory", url: "/vault", component: "layout", roles: ["admin"] },
  { id: "gold", type: "menu", parentId: "vault", url: "/vault/gold", component: "gold" },
  { id: "bare", type: "directory", url: "/bare", component: "layout" },
];
const content = { ...contentOf("u1", ["editor"]), menus };
const signingIn: SessionState = { status: "signingIn", generation: 0 };
const tokenOnly: SessionState = {
  status: "tokenOnly",
  generation: 0,
  token: "t",
  cachedUser: undefined,
};
const failed: SessionState = {
  status: "failed",
  generation: 0,
  token: "t",
  stage: "user",
  error: new Error("no"),
};
const ready: SessionState = { status: "ready", generation: 0, token: "t", content };
const expired: SessionState = {
  status: "expired",
  generation: 0,
  content,
  signingIn: false,
  token: "t",
};

function resolve(href: string, session: SessionState) {
  return resolveNavigation({ href, session, navigationOf: createNavigation() });
}

describe("free paths are open to everybody", () => {
  const sessions = [anonymousSession, signingIn, tokenOnly, failed, ready, expired];
  test.each([...publicPaths, "/login/", "/article-list?type=news&pageNo=2", "/index#top"])(
    "%s",
    (href) => {
      for (const session of sessions) {
        expect(resolve(href, session)).toEqual({ kind: "allow", match: undefined });
      }
    },
  );
});

describe("without a token", () => {
  test.each([
    ["/system/users?pageNo=2&q=a#top", "/system/users?pageNo=2&q=a#top"],
    ["/nowhere", "/nowhere"],
    ["/login/x", undefined],
    ["//evil.example", undefined],
  ])("%s goes to sign-in and remembers %s", (href, redirectUrl) => {
    for (const session of [anonymousSession, signingIn]) {
      expect(resolve(href, session)).toEqual({ kind: "redirect", to: "/login", redirectUrl });
    }
  });
});

test("a token without content loads the session, after a failure too", () => {
  for (const session of [tokenOnly, failed]) {
    expect(resolve("/system/users", session)).toEqual({ kind: "load-session" });
    expect(resolve("/nowhere", session)).toEqual({ kind: "load-session" });
  }
});

describe.each([
  ["ready", ready],
  ["expired", expired],
])("with a session that is %s", (_, session) => {
  test.each([
    ["/dashboard", "home", {}],
    ["/dashboard/", "home", {}],
    ["/system/users?pageNo=2", "users", {}],
    ["/system/user/a%20b#x", "user", { id: "a b" }],
  ])("%s is allowed", (href, id, params) => {
    expect(resolve(href, session)).toMatchObject({
      kind: "allow",
      match: { route: { id }, params },
    });
  });

  test.each([
    "/nowhere",
    "/system/user",
    "/system/user/",
    "/dashboard/x",
    "/bare",
    "/__proto__",
    "/x//y",
  ])("%s is not found", (href) => {
    expect(resolve(href, session)).toEqual({ kind: "not-found" });
  });

  test.each([
    ["/audit", "audit"],
    ["/vault/gold", "gold"],
    ["/vault", "vault"],
  ])("%s is known but forbidden", (href, id) => {
    expect(resolve(href, session)).toMatchObject({
      kind: "forbidden",
      reason: "roles",
      match: { route: { id } },
    });
  });

  test("a directory leads to its first page", () => {
    expect(resolve("/system", session)).toEqual({
      kind: "redirect",
      to: "/system/users",
      redirectUrl: undefined,
    });
  });
});

test("one of the roles is enough", () => {
  const auditor: SessionState = {
    ...ready,
    content: { ...contentOf("u2", ["editor", "auditor"]), menus },
  };
  expect(resolve("/audit", auditor).kind).toBe("allow");
  expect(resolve("/vault/gold", auditor).kind).toBe("forbidden");
});

test("which paths are free, and where people sign in, can be chosen", () => {
  const request = {
    navigationOf: createNavigation(),
    publicPaths: ["/about"],
    loginPath: "/enter",
  };
  const decide = (href: string, session: SessionState) =>
    resolveNavigation({ ...request, href, session });
  expect(decide("/about/?x", anonymousSession)).toEqual({ kind: "allow", match: undefined });
  expect(decide("/index", ready)).toEqual({ kind: "not-found" });
  expect(decide("/enter/x", anonymousSession)).toEqual({
    kind: "redirect",
    to: "/enter",
    redirectUrl: undefined,
  });
  expect(decide("/login", anonymousSession)).toMatchObject({ to: "/enter", redirectUrl: "/login" });
});
