import { createSdk, signIn, signOut } from "@atrium/sdk";
import { createTestServer, faults } from "@atrium/sdk/testing";
import { expect, test } from "vitest";
import { showErrors } from "../ports/notices.ts";
import { memoryStorage } from "../ports/storage.ts";
import { recordingPorts } from "./_fake-server.ts";
import { EXPIRED, credentials } from "./_set-up.ts";
import { createSession } from "./session-store.ts";

/** SDK and session, both wired to the same notices. */
async function setUp() {
  const { notices, shownNotices, navigation, visited } = recordingPorts();
  const server = createTestServer();
  const sdk = createSdk({
    baseUrl: "/rest",
    fetch: server.fetch,
    retries: 0,
    getToken: () => session.getToken(),
    onUnauthorized: () => session.reportUnauthorized(),
    onNotice: showErrors(notices),
  });
  const session = createSession({
    api: {
      signIn: async (input) => (await signIn(sdk, { ...input })).token,
      signOut: (token) => signOut(sdk, token),
      loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
      loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
      loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
    },
    storage: memoryStorage(),
    navigation,
    notices,
  });
  await session.signIn(credentials);
  await session.load();
  return { sdk, server, session, shownNotices, visited };
}

test("an expired session is shown once, however many calls fail and whoever shows their errors", async () => {
  const { sdk, server, shownNotices, visited } = await setUp();
  server.fail("*", faults.unauthenticated());
  await Promise.allSettled([sdk.roles.list(), sdk.roles.list(), sdk.users.current()]);
  expect(shownNotices).toEqual([EXPIRED]);
  expect(visited).toEqual(["/", "/login"]);
});

test("a session that expires while it loads is shown once", async () => {
  const { session, server, shownNotices } = await setUp();
  await session.signOut();
  await session.signIn(credentials);
  server.fail("usersCurrent", faults.unauthenticated());
  expect((await session.load()).status).toBe("anonymous");
  expect(shownNotices).toEqual([EXPIRED]);
});

test("any other failed call shows its message", async () => {
  const { sdk, server, shownNotices } = await setUp();
  server.fail("rolesList", faults.forbidden());
  await expect(sdk.roles.list()).rejects.toMatchObject({ status: 403 });
  expect(shownNotices).toEqual([expect.stringMatching(/^error: ./)]);
});
