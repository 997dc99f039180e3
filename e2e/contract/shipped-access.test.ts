import { createSdk, type Sdk } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedRoles } from "../../apps/server/src/seed/roles.ts";
import { accessRows, type AccessRow } from "../../apps/web/src/features/roles/access-rows.ts";
import { accessFaults } from "../../apps/web/src/features/roles/grants.ts";

let server: TestServer;
let sdk: Sdk;
let rows: AccessRow[];

beforeAll(async () => {
  server = await startTestServer();
  const token = await server.signIn("admin");
  sdk = createSdk({ baseUrl: server.url + server.config.apiBase, getToken: () => token });
  rows = accessRows(await sdk.menus.tree("0"), await sdk.auths.list());
});

afterAll(() => server[Symbol.asyncDispose]());

it("every shipped permission belongs to a page, apart from those that only read", () => {
  const loose = rows.filter(({ menuId }) => menuId === null).flatMap((row) => row.permissions);
  expect(loose.map(({ code }) => code)).toEqual([]);
});

it.each(shippedRoles)("the shipped role $code has no fault", async ({ code }) => {
  const role = (await sdk.roles.list()).find((one) => one.code === code);
  const roleId = role?.id ?? "";
  const { menuIds, halfMenuIds } = await sdk.roles.listMenus({ roleId });
  const { authIds } = await sdk.roles.listAuth({ roleId });
  const grants = {
    menuIds: new Set([...menuIds, ...halfMenuIds]),
    authIds: new Set(authIds),
  };
  const faults = rows.flatMap((row) =>
    accessFaults(row, grants).map((fault) => [row.title, fault]),
  );
  expect(faults).toEqual([]);
});
