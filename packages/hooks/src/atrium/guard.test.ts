import { faults } from "@atrium/sdk/testing";
import { describe, expect, test } from "vitest";
import { credentials, setUp, setUpReady } from "./_set-up.ts";

test("redirects to sign-in, with the way back", async () => {
  const { guard } = setUp();
  expect(await guard.enter("/roles?pageNo=2#top")).toEqual({
    kind: "redirect",
    to: "/login?redirectUrl=%2Froles%3FpageNo%3D2%23top",
  });
});

test("loads the session and allows the pages of its menus", async () => {
  const { guard, session } = setUp({ token: "t" });
  expect(guard.decide("/roles/7")).toEqual({ kind: "loading" });
  expect(await guard.enter("/roles/7")).toMatchObject({
    kind: "allow",
    match: { route: { title: "Role" }, params: { id: "7" } },
  });
  expect(session.get().status).toBe("ready");
  expect(await guard.enter("/nowhere")).toEqual({ kind: "not-found" });
});

test("does not send anybody to sign-in before the other tabs were asked", async () => {
  const { guard } = setUp();
  expect(guard.decide("/roles")).toEqual({ kind: "loading" });
  await guard.enter("/roles");
  expect(guard.decide("/roles")).toMatchObject({ kind: "redirect" });
});

test("redirects when the stored token has expired", async () => {
  const { guard, server } = setUp({ token: "old" });
  server.fail("*", faults.unauthenticated());
  expect(await guard.enter("/roles")).toEqual({
    kind: "redirect",
    to: "/login?redirectUrl=%2Froles",
  });
});

test("leaves it to a session that ends to navigate to sign-in", async () => {
  const { guard, session, visited } = await setUpReady();
  await guard.enter("/roles");
  await session.signOut();
  expect(guard.decide("/roles")).toEqual({ kind: "loading" });
  expect(visited).toEqual(["/login"]);
  expect(await guard.enter("/roles")).toMatchObject({ kind: "redirect" });
});

test("reports that the session could not be loaded, and tries again at the next address", async () => {
  const { guard, server, session } = setUp({ token: "t" });
  server.fail("menusCurrentUser", faults.forbidden(), { times: 1 });
  expect(await guard.enter("/roles")).toMatchObject({
    kind: "load-failed",
    error: { errorCode: "FORBIDDEN" },
  });
  expect(guard.decide("/roles")).toMatchObject({ kind: "load-failed" });
  expect(await guard.enter("/roles/7")).toMatchObject({ kind: "allow" });
  expect(session.get().status).toBe("ready");
});

describe("the home page", () => {
  test("needs a sign-in and no menu", async () => {
    const { guard, session } = setUp();
    expect(await guard.enter("/")).toEqual({ kind: "redirect", to: "/login?redirectUrl=%2F" });
    await session.signIn(credentials);
    expect(await guard.enter("/")).toEqual({ kind: "allow", match: undefined });
    expect(session.get().status).toBe("ready");
  });

  test("loads a stored session", async () => {
    const { guard, session } = setUp({ token: "t" });
    expect(await guard.enter("/?welcome#top")).toMatchObject({ kind: "allow" });
    expect(session.get()).toMatchObject({ status: "ready", content: { menus: [{}, {}] } });
  });

  test("is where the application says, and then leaves / to everybody", async () => {
    const { guard } = setUp({}, { homePath: "/admin" });
    expect(await guard.enter("/admin")).toMatchObject({ kind: "redirect" });
    expect(await guard.enter("/")).toEqual({ kind: "allow", match: undefined });
  });
});

describe("a public path", () => {
  test("is open to everybody, and waits for no session", async () => {
    const { guard, server } = setUp({ token: "t" });
    expect(await guard.enter("/article-list")).toEqual({ kind: "allow", match: undefined });
    expect(await guard.enter("/login")).toEqual({ kind: "allow", match: undefined });
    expect(server.calls).toEqual([]);
  });

  test("is what the application says, besides the sign-in page", async () => {
    const { guard } = setUp({}, { publicPaths: ["/about"], loginPath: "/sign-in" });
    expect(await guard.enter("/about")).toMatchObject({ kind: "allow" });
    expect(await guard.enter("/sign-in")).toMatchObject({ kind: "allow" });
    expect(await guard.enter("/article-list")).toEqual({
      kind: "redirect",
      to: "/sign-in?redirectUrl=%2Farticle-list",
    });
  });
});

test("a session that is stopped while it starts is started again", async () => {
  const { guard, session } = setUp();
  const entering = guard.enter("/roles");
  session.stop();
  expect(await entering).toMatchObject({ kind: "redirect" });
});
