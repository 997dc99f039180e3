import { createSession, memoryStorage } from "@atrium/hooks";
import { createSdk, signIn, signOut } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failureOf } from "./_sdk.ts";

const password = "Quiet-harbour-7";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** An SDK and a session wired as a back office does it, signed in as an admin whose session has just ended. */
async function setUp(onExpired: "logOut" | "signInAgain" = "signInAgain") {
  const notices: string[] = [];
  const visited: string[] = [];
  const notify = (message: string) => void notices.push(message);
  const sdk = createSdk({
    baseUrl: server.url + server.config.apiBase,
    getToken: () => session.getToken(),
    onUnauthorized: () => session.reportUnauthorized(),
    waitForReauthentication: (call) => session.waitForReauthentication(call),
  });
  const session = createSession({
    api: {
      signIn: async (credentials) => (await signIn(sdk, { ...credentials })).token,
      signOut: (token) => signOut(sdk, token),
      loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
      loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
      loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
    },
    storage: memoryStorage(),
    onExpired,
    navigation: { navigate: (to) => void visited.push(to) },
    notices: { success: notify, warning: notify, error: notify },
  });
  await session.signIn({ username: "admin", password });
  await session.load();
  await signOut(sdk, session.getToken() ?? "");
  const expired = new Promise<void>((resolve) => {
    session.subscribe(() => {
      if (session.get().status !== "ready") resolve();
    });
  });
  return { sdk, session, notices, visited, expired };
}

it("sends pending requests again when the same user signs in again", async () => {
  const { sdk, session, notices, expired } = await setUp();
  const saved = sdk.roles.create({ name: "Librarians", code: "librarian" });
  const read = sdk.roles.list();
  await expired;
  await session.signIn({ username: "admin", password });
  const { id } = await saved;
  expect((await sdk.roles.get(id)).name).toBe("Librarians");
  expect((await read).length).toBeGreaterThan(0);
  expect(notices).toEqual([]);
});

it("sends nothing for another user", async () => {
  const { sdk, session, notices, expired } = await setUp();
  const failing = failureOf(sdk.roles.create({ name: "Archivists", code: "archivist" }));
  await expired;
  await session.signIn({ username: "auditor", password });
  const sentence = "another user has signed in; what was not sent before is dropped";
  expect((await failing).message).toBe(sentence);
  expect(notices.at(-1)).toBe(sentence);
  const roles = await sdk.roles.list();
  expect(roles.map(({ code }) => code)).not.toContain("archivist");
});

it("rejects pending requests when the session ends", async () => {
  const { sdk, session, expired } = await setUp();
  const failing = failureOf(sdk.roles.list());
  await expired;
  await session.signOut();
  expect((await failing).status).toBe(401);
});

it("logs out by default: one notice, then sign-in, and no call is sent again", async () => {
  const { sdk, session, notices, visited } = await setUp("logOut");
  const failures = await Promise.all([1, 2, 3].map(() => failureOf(sdk.roles.list())));
  expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(session.get().status).toBe("anonymous");
  expect(visited).toEqual(["/", "/login"]);
  expect(notices).toEqual(["the identity information has expired, please log in again"]);
});
