import { createTestServer, type TestServer } from "@atrium/sdk/testing";
import { memoryStorage } from "../ports/storage.ts";
import type { Atrium, AtriumOptions } from "./atrium.ts";
import { createAtrium } from "./create-atrium.ts";

/** The user who signs in, and the pages of that user. */
export const user = { id: "u1", name: "Ann", username: "ann", roles: ["editor"], permissions: [] };
const page = {
  parentId: "0",
  type: "menu",
  affix: false,
  noCache: false,
  component: "view",
} as const;
const menus = [
  { ...page, id: "m1", name: "Roles", title: "Roles", url: "/roles" },
  { ...page, id: "m2", name: "Role", title: "Role", url: "/roles/:id" },
];

/** Credentials that the server accepts. */
export const credentials = { username: "ann", password: "right" };

export interface SetUp extends Atrium {
  readonly server: TestServer;
  readonly shown: string[];
  readonly visited: string[];
}

/** What `createAtrium` makes, on a mock server and with ports that record; without other tabs. */
export function setUp(
  stored: Record<string, string> = {},
  options: Partial<AtriumOptions> = {},
): SetUp {
  const server = createTestServer();
  server.mock("usersCurrent", user);
  server.mock("menusCurrentUser", menus);
  server.mock("dictsList", []);
  const shown: string[] = [];
  const visited: string[] = [];
  const atrium = createAtrium({
    baseUrl: "/rest",
    navigate: (to, { replace }) => visited.push(replace ? to : `${to} (pushed)`),
    notify: (message, kind) => shown.push(`${kind}: ${message}`),
    storage: memoryStorage(stored),
    openChannel: () => undefined,
    ...options,
    sdk: { fetch: server.fetch, retries: 0, ...options.sdk },
  });
  return { ...atrium, server, shown, visited };
}

/** The same, signed in and loaded. */
export async function setUpReady(options: Partial<AtriumOptions> = {}): Promise<SetUp> {
  const all = setUp({ token: "t" }, options);
  await all.session.load();
  return all;
}
