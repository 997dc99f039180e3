import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { EntityTable } from "../../db/crud-table.ts";
import {
  banners,
  deletedRecords,
  dictItems,
  dicts,
  orgs,
  roles,
  rolePermissions,
  users,
} from "../../db/schema/index.ts";
import { deleteExpired } from "../retention/delete-expired.ts";

let server: TestServer;
let admin: string;
let publisher: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
  publisher = await server.signIn("publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

const page = async (token: string, query = "") =>
  result(await server.call<"trashPage">(`GET /api/trash/page?${query}`, { token })).records;
const restore = async (token: string, ...ids: string[]) =>
  result(await server.call<"trashRestore">("POST /api/trash/restore", { token, body: { ids } }));
const purge = async (token: string, ...ids: string[]) =>
  result(await server.call<"trashPurge">("POST /api/trash/delete", { token, body: { ids } }));

async function create(path: string, body: object, token = admin): Promise<string> {
  return result(await server.call<"bannersSave">(`POST ${path}`, { token, body: { ...body } })).id;
}

async function remove(path: string, table: EntityTable, id: string, token = admin): Promise<void> {
  const query = await versionQuery(server, table, id);
  result(await server.call(`DELETE ${path}/${id}${query}`, { token }));
}

async function deletedBanner(title = "Ebb"): Promise<string> {
  const body = { position: "home", title, image: "/files/a.webp", imageAlt: "A quay" };
  const times = { startAt: "2031-03-01T08:00:00.000Z", endAt: "2031-04-01T08:00:00.000Z" };
  const id = await create("/api/dtBanner/save", { ...body, ...times }, publisher);
  await remove("/api/dtBanner/delete", banners, id, publisher);
  return id;
}

describe("a deleted record", () => {
  test("is in the trash, with who deleted it, and comes back as it was under its id", async () => {
    const id = await deletedBanner();
    const [row] = await page(publisher, "kind=banners");
    expect(row).toMatchObject({ id, kind: "banners", name: "Ebb", mayPurge: true });
    expect(row?.deletedByName).not.toBe("");
    expect(await restore(publisher, id)).toEqual({ done: 1, failed: [] });
    const read = await server.call<"bannersGet">(`GET /api/dtBanner/get/${id}`, { token: admin });
    expect(result(read)).toMatchObject({
      title: "Ebb",
      startAt: "2031-03-01T08:00:00.000Z",
      version: 2,
    });
    expect(await page(publisher, "kind=banners")).toEqual([]);
  });

  test("is restored once, however many try at the same time", async () => {
    const id = await deletedBanner();
    const answers = await Promise.all([restore(publisher, id), restore(publisher, id)]);
    expect(answers.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(answers.flatMap(({ failed }) => failed)).toEqual([{ id, errorCode: "NOT_FOUND" }]);
  });

  test("stays in the trash while its code is taken, and names the record that has it", async () => {
    const id = await create("/api/lcdpDict/save", { code: "tides", name: "Tides" });
    await remove("/api/lcdpDict/delete", dicts, id);
    const other = await create("/api/lcdpDict/save", { code: "tides", name: "Ebb and flood" });
    const taken = { field: "code", value: "tides", name: "Ebb and flood" };
    expect(await restore(admin, id)).toEqual({
      done: 0,
      failed: [{ id, errorCode: "DUPLICATE", taken }],
    });
    await remove("/api/lcdpDict/delete", dicts, other);
    expect((await restore(admin, id)).done).toBe(1);
  });

  test("names what is taken as the index compares it: letters in either case, within a dictionary", async () => {
    const unit = await create("/org/create/child", { parentId: "0", name: "Quay", code: "quay" });
    await remove("/org/delete", orgs, unit);
    await create("/org/create/child", { parentId: "0", name: "New quay", code: "QUAY" });
    const dictId = await create("/api/lcdpDict/save", { code: "winds", name: "Winds" });
    const otherId = await create("/api/lcdpDict/save", { code: "waves", name: "Waves" });
    const item = { dictId, value: "north", label: "North" };
    const itemId = await create("/api/lcdpDictItem/save", item);
    await remove("/api/lcdpDictItem/delete", dictItems, itemId);
    await create("/api/lcdpDictItem/save", { ...item, dictId: otherId, label: "Elsewhere" });
    await create("/api/lcdpDictItem/save", { ...item, label: "Northerly" });
    expect((await restore(admin, unit, itemId)).failed.map(({ taken }) => taken)).toEqual([
      { field: "code", value: "quay", name: "New quay" },
      { field: "value", value: "north", name: "Northerly" },
    ]);
  });

  test("comes back with its parent in one step, and not without it", async () => {
    const parent = await create("/org/create/child", { parentId: "0", name: "Port", code: "port" });
    const child = { parentId: parent, name: "Pilots", code: "pilots" };
    const id = await create("/org/create/child", child);
    await remove("/org/delete", orgs, id);
    await remove("/org/delete", orgs, parent);
    const failed = [{ id, errorCode: "VALIDATION_FAILED" }];
    expect(await restore(admin, id)).toEqual({ done: 0, failed });
    expect(await restore(admin, id, parent)).toEqual({ done: 2, failed: [] });
  });

  test("is purged by who may delete it, or when its time is over", async () => {
    const [first, second] = [await deletedBanner("First"), await deletedBanner("Second")];
    expect(await purge(publisher, first)).toEqual({ done: 1, failed: [] });
    expect((await restore(publisher, first)).failed).toMatchObject([{ errorCode: "NOT_FOUND" }]);
    const now = new Date();
    await server.db
      .update(deletedRecords)
      .set({ deletedAt: new Date(now.getTime() - 91 * 86_400_000) })
      .where(eq(deletedRecords.id, second));
    await deleteExpired(server.db, server.config.retention, now);
    expect((await restore(publisher, second)).done).toBe(0);
  });
});

describe("who restores it", () => {
  test("sees and restores only kinds that they may view and create", async () => {
    const id = await deletedBanner();
    const auditor = await server.signIn("auditor");
    expect(await page(auditor)).toEqual([]);
    const failed = [{ id, errorCode: "FORBIDDEN" }];
    expect(await restore(auditor, id)).toEqual({ done: 0, failed });
    expect(await purge(auditor, id)).toEqual({ done: 0, failed });
    expect((await page(publisher)).map((row) => row.kind)).not.toContain("users");
  });

  test("gets a role with its permissions, unless these are more than their own", async () => {
    const role = await makeRole(server, "harbour", ["content:banner:view", "system:menu:view"]);
    await remove("/roles/delete", roles, role);
    const clerk = await makeRole(server, "clerk", ["system:role:add", "system:role:view"]);
    await makeUser(server, admin, "clerk", [clerk]);
    const failed = [{ id: role, errorCode: "FORBIDDEN" }];
    expect(await restore(await server.signIn("clerk"), role)).toEqual({ done: 0, failed });
    expect((await restore(admin, role)).done).toBe(1);
    const held = eq(rolePermissions.roleId, role);
    expect(await server.db.$count(rolePermissions, held)).toBe(2);
  });

  test("gets an account without its password", async () => {
    const id = await makeUser(server, admin, "ada", [await roleId(server, "editor")]);
    await remove("/user", users, id);
    const [kept] = await server.db.select().from(deletedRecords).where(eq(deletedRecords.id, id));
    expect(JSON.stringify(kept?.rows)).not.toContain("password_hash");
    expect((await restore(admin, id)).done).toBe(1);
    const read = await server.call<"usersGet">(`GET /user/${id}`, { token: admin });
    expect(result(read)).toMatchObject({ username: "ada", roleNames: ["Editor"] });
    const [row] = await server.db.select().from(users).where(eq(users.id, id));
    expect(row?.passwordHash).toBe("");
  });
});

test("nobody purges an account or a role with more permissions than they hold", async () => {
  const boss = await makeUser(server, admin, "boss", [await roleId(server, "admin")]);
  await remove("/user", users, boss);
  const strong = await makeRole(server, "strong", ["content:banner:view"]);
  await remove("/roles/delete", roles, strong);
  const codes = ["system:user:delete", "system:role:view", "system:role:delete"];
  await makeUser(server, admin, "sweeper", [await makeRole(server, "sweeper", codes)]);
  const weak = await makeRole(server, "weak", ["system:role:view"]);
  await remove("/roles/delete", roles, weak);
  const sweeper = await server.signIn("sweeper");
  const failed = [boss, strong].map((id) => ({ id, errorCode: "FORBIDDEN" }));
  expect(await purge(sweeper, boss, strong, weak)).toEqual({ done: 1, failed });
  expect((await restore(admin, boss, strong)).done).toBe(2);
});
