import { type Sdk } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordingSdk, outcomeOf, type RecordedCall } from "./_recording-sdk.ts";
import { failureOf } from "./_sdk.ts";

let server: TestServer;
let token: string | null;
let sdk: Sdk;
let exchanges: RecordedCall[];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("admin");
  ({ sdk, exchanges } = recordingSdk(server.url + server.config.apiBase, () => token));
});

afterAll(() => server[Symbol.asyncDispose]());

const last = () => exchanges.at(-1);

async function roleNamed(code: string) {
  const { records } = await sdk.roles.page({ pageSize: 200 });
  const role = records.find((record) => record.code === code);
  if (!role) throw new Error(`there is no role ${code}`);
  return role;
}

describe("writes with unusual paths", () => {
  it("updateMenus replaces a role's menus", async () => {
    const { id: roleId, version } = await roleNamed("editor");
    const menus = await sdk.menus.list({});
    const menuIds = menus
      .filter(({ type }) => type === "menu")
      .slice(0, 2)
      .map(({ id }) => id);
    await sdk.roles.updateMenus({ roleId, version, menuIds });
    expect(last()).toMatchObject({
      method: "PUT",
      path: "/roles/menus/update",
      query: "",
      body: { roleId, version, menuIds },
    });
    const opened = await sdk.roles.listMenus({ roleId });
    expect([...opened.menuIds].sort()).toEqual([...menuIds].sort());
  });

  it("resetPwd reads the account from the query, and its new password signs in", async () => {
    const { records } = await sdk.users.page({ keyword: "reviewer" });
    const account = records.find(({ username }) => username === "reviewer");
    if (!account) throw new Error("there is no reviewer");
    const { temporaryPassword } = await sdk.users.resetPwd({ id: account.id });
    expect(last()).toMatchObject({
      method: "PUT",
      path: "/user/resetPwd",
      query: `id=${account.id}`,
      body: null,
    });
    const session = await sdk.session.login({ username: "reviewer", password: temporaryPassword });
    expect(session.mustChangePassword).toBe(true);
  });

  it("delete sends no body and returns nothing", async () => {
    const { id } = await sdk.dicts.save({ code: "tideKind", name: "Kinds of tide" });
    expect(await sdk.dicts.delete({ id })).toBeNull();
    expect(last()).toMatchObject({
      method: "DELETE",
      path: `/api/lcdpDict/delete/${id}`,
      body: null,
    });
    expect(await failureOf(sdk.dicts.get(id))).toMatchObject({ status: 404 });
  });
});

describe("signing in and out", () => {
  const credentials = { username: "editor", password: "Quiet-harbour-7" };

  it("the token endpoint accepts a form and signs out by DELETE", async () => {
    const admin = token;
    ({ token } = await sdk.session.createToken(credentials));
    expect(last()).toMatchObject({ method: "POST", path: "/token", body: credentials });
    expect((await sdk.users.current()).username).toBe("editor");
    expect(await sdk.session.removeToken()).toBeNull();
    expect(last()).toMatchObject({ method: "DELETE", path: "/token", body: null });
    expect(await failureOf(sdk.users.current())).toMatchObject({ status: 401 });
    token = admin;
  });

  it("login accepts JSON and signs out by GET", async () => {
    const admin = token;
    ({ token } = await sdk.session.login(credentials));
    expect(last()).toMatchObject({ method: "POST", path: "/login", body: credentials });
    expect((await sdk.users.current()).username).toBe("editor");
    expect(await sdk.session.logout()).toBeNull();
    expect(last()).toMatchObject({ method: "GET", path: "/logout", body: null });
    expect(await failureOf(sdk.users.current())).toMatchObject({ status: 401 });
    token = admin;
  });
});

it("an uploaded public file is downloaded under its own name", async () => {
  const file = new File(["high water at six"], "Tide table (Mai) 港.txt", { type: "text/plain" });
  const stored = await sdk.files.upload({ fileName: file });
  expect(stored).toMatchObject({ name: file.name, size: file.size });
  expect(await outcomeOf(sdk.site.downFile({ id: stored.id }))).toMatchObject({
    error: { status: 404 },
  });
  await sdk.banners.save({
    position: "home",
    title: "Tides",
    image: stored.url,
    imageAlt: "A tide table",
  });
  const { blob, fileName } = await sdk.site.downFile({ id: stored.id });
  expect([fileName, await blob.text()]).toEqual([file.name, "high water at six"]);
});
