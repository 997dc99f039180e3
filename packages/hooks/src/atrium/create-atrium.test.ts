import { faults } from "@atrium/sdk/testing";
import { expect, test } from "vitest";
import { withMessages } from "../messages.ts";
import { memoryStorage } from "../ports/storage.ts";
import { credentials, setUp, setUpReady, user } from "./_set-up.ts";

const EXPIRED = "error: the identity information has expired, please log in again";

test("sends the session's token with each call", async () => {
  const { sdk, server } = setUp({ token: "t" });
  await sdk.roles.list();
  expect(server.callsOf("rolesList")[0]?.headers.get("authorization")).toBe("t");
});

test("signs in with the SDK's token endpoint, loads, and signs out", async () => {
  const { session, server, visited } = setUp();
  await session.signIn(credentials);
  expect(visited).toEqual(["/"]);
  expect(await session.load()).toMatchObject({ status: "ready", content: { user } });
  await session.signOut();
  expect(server.calls.map(({ operationId }) => operationId)).toEqual([
    "sessionCreateToken",
    "usersCurrent",
    "menusCurrentUser",
    "dictsList",
    "sessionRemoveToken",
  ]);
  expect(visited).toEqual(["/", "/login"]);
});

test("signs in and out with the other pair of calls", async () => {
  const { session, server } = setUp({}, { signInCalls: "login" });
  await session.signIn(credentials);
  await session.signOut();
  expect(server.callsOf("sessionLogin")).toHaveLength(1);
  expect(server.callsOf("sessionLogout")).toHaveLength(1);
});

test("signs in the way the application does", async () => {
  const { session, sdk, server } = setUp({}, { api: { signIn: async () => "from elsewhere" } });
  await session.signIn(credentials);
  await sdk.roles.list();
  expect(server.calls.map(({ headers }) => headers.get("authorization"))).toEqual([
    "from elsewhere",
  ]);
});

test("shows an expired session once, however many calls fail", async () => {
  const { sdk, server, shown } = await setUpReady();
  server.fail("*", faults.unauthenticated());
  await Promise.allSettled([sdk.roles.list(), sdk.users.page(), sdk.menus.currentUser()]);
  await Promise.allSettled([sdk.roles.list()]);
  expect(shown).toEqual([EXPIRED]);
});

test("comes back to where the session expired", async () => {
  const { sdk, server, session, guard, visited } = await setUpReady();
  await guard.enter("/roles?pageNo=2");
  server.fail("rolesList", faults.unauthenticated(), { times: 1 });
  await Promise.allSettled([sdk.roles.list()]);
  await session.signIn(credentials);
  expect(visited).toEqual(["/login", "/roles?pageNo=2"]);
});

test("waits for the user to sign in again, when configured to", async () => {
  const { sdk, server, session } = await setUpReady({ onExpired: "signInAgain" });
  server.fail("rolesList", faults.unauthenticated(), { times: 1 });
  const roles = sdk.roles.list();
  await expect.poll(() => session.get().status).toBe("expired");
  await session.signIn(credentials);
  expect(await roles).toBeInstanceOf(Array);
});

test("shows a failed call", async () => {
  const { sdk, server, shown } = await setUpReady();
  server.fail("rolesList", faults.successFalse("no roles today"));
  await expect(sdk.roles.list()).rejects.toThrow("no roles today");
  await expect(sdk.roles.list(undefined, { silent: true })).rejects.toThrow("no roles today");
  expect(shown).toEqual(["error: no roles today"]);
});

test("shows one notice when the session cannot be loaded", async () => {
  const { session, server, shown } = setUp({ token: "t" });
  server.fail("menusCurrentUser", faults.forbidden());
  await expect(session.load()).rejects.toMatchObject({ errorCode: "FORBIDDEN" });
  expect(shown).toEqual(["error: loading the dynamic menus failed"]);
});

test("leaves a wrong password to the form", async () => {
  const { session, server, shown } = setUp();
  server.fail("sessionCreateToken", faults.status(400, { errorCode: "BAD_CREDENTIALS" }));
  await expect(session.signIn(credentials)).rejects.toMatchObject({ errorCode: "BAD_CREDENTIALS" });
  expect(shown).toEqual([]);
});

test("hands failed calls to the application's own onNotice, but no expired session", async () => {
  const codes: string[] = [];
  const { sdk, server, shown } = await setUpReady({
    sdk: { onNotice: ({ errorCode }) => codes.push(errorCode) },
  });
  server.fail("rolesList", faults.forbidden(), { times: 1 });
  server.fail("rolesList", faults.unauthenticated());
  await Promise.allSettled([sdk.roles.list()]);
  await Promise.allSettled([sdk.roles.list()]);
  expect(codes).toEqual(["FORBIDDEN"]);
  expect(shown).toEqual([EXPIRED]);
});

test("notices that the password must be changed", async () => {
  const { sdk, server, session } = await setUpReady();
  server.fail("rolesList", faults.status(403, { errorCode: "PASSWORD_CHANGE_REQUIRED" }));
  await Promise.allSettled([sdk.roles.list()]);
  expect(session.get()).toMatchObject({ content: { user: { mustChangePassword: true } } });
});

test("forgets the queries and tabs of a user who signs out", async () => {
  let cleared = 0;
  const queryClient = { clear: () => void (cleared += 1) };
  const { session, tabs, guard } = await setUpReady({ queryClient });
  await guard.enter("/roles");
  tabs.open({ snapshot: snapshotOf("/roles") });
  expect(cleared).toBe(0);
  await session.signOut();
  expect(cleared).toBe(1);
  expect(tabs.get().tabs).toEqual([]);
});

test("keeps the tabs in the session's storage, with the application's options", () => {
  const storage = memoryStorage();
  const before = setUp({}, { storage, tabs: { storageKey: "open" } });
  before.tabs.open({ snapshot: snapshotOf("/roles") });
  expect(setUp({}, { storage }).tabs.get().tabs).toEqual([]);
  expect(setUp({}, { storage, tabs: { storageKey: "open" } }).tabs.get().tabs).toHaveLength(1);
});

test("speaks the application's language throughout", async () => {
  const messages = withMessages({
    identityExpired: () => "bitte neu anmelden",
    unnamedMenu: () => "ohne Namen",
  });
  const { sdk, server, shown, tabs, navigationOf } = await setUpReady({ messages });
  server.fail("*", faults.unauthenticated());
  await Promise.allSettled([sdk.roles.list()]);
  expect(shown).toEqual(["error: bitte neu anmelden"]);
  expect(navigationOf([{ id: "m", type: "menu", url: "/m" }]).menu[0]?.title).toBe("ohne Namen");
  tabs.open({ snapshot: snapshotOf("/m") });
  expect(tabs.get().tabs[0]?.title).toBe("ohne Namen");
});

test("offers notify as a port", () => {
  const { notices, shown } = setUp();
  notices.success("saved");
  notices.warning("take care");
  notices.error("lost");
  expect(shown).toEqual(["success: saved", "warning: take care", "error: lost"]);
});

test("sends nothing by itself", () => {
  const { server, session } = setUp({ token: "t" });
  expect(server.calls).toEqual([]);
  expect(session.get().status).toBe("tokenOnly");
});

function snapshotOf(pathname: string) {
  return { key: pathname, pathname, params: {}, search: {}, hash: "", href: pathname };
}
