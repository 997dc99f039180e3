import { createNavigation, matchRoute, type MenuEntry, type MenuNode } from "@atrium/hooks";
import { createSdk, signIn, type Sdk } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outcomeOf } from "./_recording-sdk.ts";
import { sdkFor } from "./_sdk.ts";

/** The pages of administration and their buttons, as the back office knows them. */
const administration = {
  "system/menu/index": ["add", "update"],
  "system/auth/index": ["add", "update"],
  "system/role/index": ["add", "update", "assignMenus", "assignAuths"],
  "system/user/index": ["add", "update", "resetPwd"],
  "content/site-setting/index": ["update"],
};
const navigationOf = createNavigation();
const steps = 250;

const arbitraryMove = fc.record({
  actor: fc.nat(1),
  kind: fc.constantFrom(
    ...(["status", "type", "parent", "component", "url"] as const),
    ...(["newMenu", "dropMenu", "permission", "button", "dropPermission"] as const),
    ...(["role", "dropRole", "grants", "user", "roles", "dropUser"] as const),
  ),
  at: fc.nat(),
  to: fc.nat(),
  // Mostly disabling, for little happens below what is disabled already.
  status: fc.constantFrom("enabled", "disabled", "disabled"),
  type: fc.constantFrom("directory", "menu", "hidden-menu", "api"),
  component: fc.constantFrom(...Object.keys(administration), "layout", null),
  action: fc.constantFrom("add", "update", "assignAuths"),
  url: fc.constantFrom("/system/menus", "/system/users", "/a/:b", "/a/./b", "/free", null),
});
type Move = typeof arbitraryMove extends fc.Arbitrary<infer T> ? T : never;

let server: TestServer;
/** Two administrators, who change each other too. */
let admins: [Sdk, Sdk];

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  const first = await sdkFor(server, "admin");
  const { records } = await first.users.page({ keyword: "admin" });
  const [org] = await first.orgs.tree();
  const fields = { name: "Second", orgId: org?.id ?? "", roleIds: records[0]?.roleIds ?? [] };
  const credentials = { username: "second", password: "Quiet-harbour-71" };
  await first.users.add({ ...credentials, ...fields, mustChangePassword: false });
  const { token } = await signIn(await sdkFor(server), credentials);
  admins = [first, createSdk({ baseUrl: server.url + "/rest", getToken: () => token })];
});

afterAll(() => server[Symbol.asyncDispose]());

it("no walk over menus, permissions, roles and users ends where nobody can administer them", async () => {
  const seed = Date.now() % 2 ** 31;
  const outcomes = new Map<string, number>();
  for (const [step, move] of fc.sample(arbitraryMove, { seed, numRuns: steps }).entries()) {
    const outcome = await outcomeOf(make(admins[move.actor === 0 ? 0 : 1], move));
    const code = outcome.ok ? "OK" : outcome.error.errorCode;
    outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    const lost = code === "OK" ? await findUnreachable() : [];
    expect(lost, `seed ${seed}, step ${step}: ${JSON.stringify(move)}`).toEqual([]);
  }
  // A walk that is always or never refused would prove nothing.
  expect(outcomes.get("OK")).toBeGreaterThan(steps / 10);
  expect(outcomes.get("ADMIN_LOCKOUT")).toBeGreaterThan(0);
});

async function make(sdk: Sdk, move: Move): Promise<unknown> {
  const { at, to, status, type, component, action, url } = move;
  const pick = async <T>(records: Promise<T[]>, index = at): Promise<T> => {
    const all = await records;
    const record = all[index % all.length];
    if (record === undefined) throw new Error("There is nothing to choose from");
    return record;
  };
  const menus = () => sdk.menus.list({ pageSize: 999 });
  const permissions = () => sdk.auths.list({ pageSize: 999 });
  const roles = async () => (await sdk.roles.page({ pageSize: 200 })).records;
  const users = async () => (await sdk.users.page({ pageSize: 200 })).records;
  const changeMenu = async (changes: object) => {
    const { id, version } = await pick(menus());
    return sdk.menus.update({ id, version, ...changes });
  };
  const changePermission = async (changes: object) => {
    const { id, version } = await pick(permissions());
    return sdk.auths.update({ id, version, ...changes });
  };
  const changeUser = async (changes: object) => {
    const { id, version } = await pick(users());
    return sdk.users.update({ id, version, ...changes });
  };
  switch (move.kind) {
    case "status":
      return changeMenu({ status });
    case "type":
      return changeMenu({ type });
    case "parent":
      return changeMenu({ parentId: (await pick(menus(), to)).id });
    case "component":
      return changeMenu({ component });
    case "url":
      return changeMenu({ url });
    case "newMenu": {
      const place = { parentId: "0", type, component, url, orderBy: 0, status };
      return sdk.menus.create({ ...place, title: "New", name: `New${at}` });
    }
    case "dropMenu":
      return sdk.menus.delete(await pick(menus()));
    case "permission":
      return changePermission({ status });
    case "button":
      return changePermission(to % 2 ? { action } : { menuId: (await pick(menus(), to)).id });
    case "dropPermission":
      return sdk.auths.delete(await pick(permissions()));
    case "role": {
      const { id, version } = await pick(roles());
      return sdk.roles.update({ id, version, status });
    }
    case "dropRole":
      return sdk.roles.delete(await pick(roles()));
    case "grants": {
      const { id: roleId, version } = await pick(roles());
      return sdk.roles.updateMenus({ roleId, version, menuIds: [] });
    }
    case "user":
      return changeUser({ status: status === "enabled" ? "active" : "disabled" });
    case "roles":
      return changeUser({ roleIds: [(await pick(roles(), to)).id] });
    case "dropUser":
      return sdk.users.delete(await pick(users()));
  }
}

/** What is lost to both of them, of whom one may have become somebody else's equal meanwhile. */
async function findUnreachable(): Promise<string[]> {
  const sessions = await Promise.allSettled(admins.map((sdk) => sdk.menus.currentUser()));
  const seen = sessions.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const lost = seen.map((entries) => new Set(lostIn(entries)));
  return Object.keys(administration).filter((page) => lost.every((pages) => pages.has(page)));
}

/** What the side menu of these entries does not lead to, or what lacks a button there. */
function lostIn(entries: readonly MenuEntry[]): string[] {
  const { menu, pages, index } = navigationOf(entries);
  const shown = new Set(pathsOf(menu));
  return Object.entries(administration).flatMap(([component, actions]) => {
    const page = pages.find(
      ({ component: view, path = "", meta }) =>
        view === component &&
        shown.has(path) &&
        matchRoute(index, new URL(path, server.url).pathname)?.route.component === component &&
        actions.every((action) => meta.permissionButtons.includes(action)),
    );
    return page === undefined ? [component] : [];
  });
}

function pathsOf(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children)]);
}
