import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import type { Db } from "../db/db.ts";
import { menus, permissions, rolePermissions, roles } from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";
import { readLostPages } from "../modules/menus/keep-administration.ts";
import { repairAdministration } from "./repair-administration.ts";

const now = new Date("2026-11-24T00:00:00Z");
let db: Db;

beforeEach(async () => {
  const database = await openTestDatabase();
  db = database.db;
  return () => database.close();
});

async function repair(): Promise<string[]> {
  const done = await repairAdministration(db, now);
  expect(await readLostPages(db)).toEqual([]);
  return done;
}

test("repairing changes nothing where nothing is lost", async () => {
  expect(await repair()).toEqual([]);
});

test("a disabled directory is enabled, and the pages below it are listed", async () => {
  await db.update(menus).set({ status: "disabled" }).where(eq(menus.title, "System"));
  expect(await repair()).toEqual([
    "“Menus” at /system/menus administers menus again.",
    "“Permissions” at /system/auths administers permissions again.",
    "“Roles” at /system/roles administers roles again.",
    "“Users” at /system/users administers users again.",
  ]);
});

test("a page keeps what is right about it", async () => {
  const changes = { title: "People", url: "/people", type: "hidden-menu" } as const;
  await db.update(menus).set(changes).where(eq(menus.name, "Users"));
  await repair();
  const [users] = await db.select().from(menus).where(eq(menus.name, "Users"));
  expect(users).toMatchObject({ title: "People", url: "/people", type: "menu", version: 2 });
});

test("deleted pages and permissions are made again", async () => {
  await db.delete(rolePermissions);
  await db.delete(permissions).where(eq(permissions.code, "system:menu:update"));
  await db.delete(menus).where(inArray(menus.title, ["Menus", "Site settings"]));
  await repair();
  const [button] = await db
    .select()
    .from(permissions)
    .where(eq(permissions.code, "system:menu:update"));
  expect(button).toMatchObject({ action: "update", status: "enabled" });
});

test("a page whose URL and name are taken gets others", async () => {
  await db.update(menus).set({ component: "profile/index" }).where(eq(menus.name, "Menus"));
  const directory = { type: "directory", parentId: "0", title: "Shadow" } as const;
  const taken = { url: "/system/roles", component: "profile/index" };
  await db.insert(menus).values({ ...directory, ...taken, ...stampCreate(systemAuthor, now) });
  expect(await repair()).toEqual([
    "“Menus” at /system/menus-2 administers menus again.",
    "“Roles” at /system/roles-2 administers roles again.",
  ]);
});

test("a page below what is no directory moves to the top level", async () => {
  await db.update(menus).set({ type: "api" }).where(eq(menus.title, "System"));
  await repair();
  const [users] = await db.select().from(menus).where(eq(menus.name, "Users"));
  expect(users?.parentId).toBe("0");
});

test("the administrator's role is enabled", async () => {
  await db.update(roles).set({ status: "disabled" }).where(eq(roles.code, "admin"));
  expect(await repair()).toEqual(["The role Administrator is enabled again."]);
});
