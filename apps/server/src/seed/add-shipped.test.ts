import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyDatabase } from "../../tests/_database.ts";
import { knownMigrations, migrateWithin } from "../db/migration-history.ts";
import type { Database } from "../db/database.ts";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";
import {
  dictItems,
  dicts,
  menus,
  permissions,
  roleMenus,
  rolePermissions,
  roles,
  shippedRecords,
} from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";
import { addShipped } from "./add-shipped.ts";
import { seedBase } from "./seed-base.ts";

const now = new Date("2026-11-24T00:00:00Z");

let database: Database;
let db: Db;

beforeEach(async () => {
  database = await openEmptyDatabase();
  ({ db } = database);
});
afterEach(() => database.close());

/** A new site whose tables lost what no version before brought: as the seeds of the first schema left it. */
async function openFirstSite(): Promise<void> {
  const [first] = knownMigrations();
  if (!first) throw new Error("There is no migration");
  await db.transaction((tx) => migrateWithin(tx, null, first.folderMillis));
  const stamp = stampCreate(systemAuthor, now);
  // By its first columns alone: the table has others now.
  const staff = await queryRows<{ id: string; code: string }>(
    db,
    sql`insert into roles (id, code, name, name_key, built_in, created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
        select code, code, code, code, code = 'admin', ${now}::timestamptz, 'system', 'System', ${now}::timestamptz, 'system', 'System'
        from unnest(array['admin', 'editor', 'reviewer', 'publisher', 'moderator']) code
        returning id, code`,
  );
  const idOf = (code: string) => staff.find((one) => one.code === code)?.id ?? "";
  const [content] = await db
    .insert(menus)
    .values({ parentId: "0", type: "directory", title: "Content", url: "/content", ...stamp })
    .returning();
  if (!content) throw new Error("The directory was not stored");
  const page = (name: string, path: string, permissionCode: string, orderBy: number) => ({
    parentId: content.id,
    type: "menu" as const,
    name,
    title: name,
    url: `/content/${path}`,
    component: `content/${path}/index`,
    permissionCode,
    orderBy,
    ...stamp,
  });
  const pages = await db
    .insert(menus)
    .values([
      page("Articles", "articles", "content:article:page", 10),
      page("ArticleTypes", "types", "content:articleType:page", 50),
      page("Comments", "comments", "content:comment:page", 100),
      page("Messages", "messages", "content:message:page", 110),
    ])
    .returning();
  const code = (one: string, index: number) => ({
    code: one,
    name: one,
    action: one.split(":")[2] ?? "",
    orderBy: index,
    ...stamp,
    menuId:
      pages.find(({ permissionCode }) => permissionCode?.startsWith(one.slice(0, 15)))?.id ?? null,
  });
  const held = await db
    .insert(permissions)
    .values(
      [
        "content:article:page",
        "content:article:act",
        "content:article:publish",
        "content:articleType:page",
        "content:articleType:act",
        "content:file:upload",
        "content:comment:page",
        "content:comment:update",
      ].map(code),
    )
    .returning();
  const authId = (one: string) => held.find((row) => row.code === one)?.id ?? "";
  await db.insert(rolePermissions).values([
    { roleId: idOf("editor"), authId: authId("content:article:page") },
    { roleId: idOf("reviewer"), authId: authId("content:article:act") },
    { roleId: idOf("publisher"), authId: authId("content:article:publish") },
    { roleId: idOf("publisher"), authId: authId("content:article:page") },
    { roleId: idOf("moderator"), authId: authId("content:comment:page") },
  ]);
  const commentsPage = pages.find(({ name }) => name === "Comments")?.id ?? "";
  await db.insert(roleMenus).values([
    { roleId: idOf("moderator"), menuId: content.id, half: true },
    { roleId: idOf("moderator"), menuId: commentsPage },
  ]);
  const [dict] = await db
    .insert(dicts)
    .values({
      code: "historyAction",
      codeKey: "historyAction",
      name: "History",
      system: true,
      ...stamp,
    })
    .returning();
  await db
    .insert(dictItems)
    .values({ dictId: dict?.id ?? "", value: "create", label: "Made", ...stamp });
}

const names = async () =>
  (await db.select().from(menus)).flatMap(({ name }) => name ?? []).toSorted();
const codes = async () => (await db.select().from(permissions)).map(({ code }) => code).toSorted();

async function held(role: string) {
  const rows = await db
    .select({ code: permissions.code })
    .from(rolePermissions)
    .innerJoin(roles, eq(roles.id, rolePermissions.roleId))
    .innerJoin(permissions, eq(permissions.id, rolePermissions.authId))
    .where(eq(roles.code, role));
  return rows.map(({ code }) => code).toSorted();
}

async function opened(role: string) {
  const rows = await db
    .select({ title: menus.title, half: roleMenus.half })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(eq(roles.code, role));
  return rows.map(({ title, half }) => (half ? `${title} (some)` : title)).toSorted();
}

test("a site of the first schema gets the pages, permissions and choices of every version since", async () => {
  await openFirstSite();
  await database.migrate();
  expect(await addShipped(db, now)).toBeGreaterThan(0);
  expect(await names()).toEqual([
    "ArticleTypes",
    "Articles",
    "Calendar",
    "Comments",
    "HomePages",
    "Media",
    "Messages",
    "Releases",
    "ReplyTemplates",
    "SystemHealth",
    "Webhooks",
  ]);
  const [templates] = await db.select().from(menus).where(eq(menus.name, "ReplyTemplates"));
  const [content] = await db.select().from(menus).where(eq(menus.url, "/content"));
  expect(templates).toMatchObject({ parentId: content?.id, orderBy: 111 });
  expect(await codes()).toEqual(
    expect.arrayContaining([
      "content:article:approve",
      "content:comment:assign",
      "content:file:replace",
      "content:message:assign",
      "content:release:publish",
      "content:replyTemplate:save",
    ]),
  );
  const button = await db
    .select()
    .from(permissions)
    .where(eq(permissions.code, "content:replyTemplate:save"));
  expect(button).toMatchObject([{ menuId: templates?.id, action: "save" }]);
  expect(await held("moderator")).toEqual([
    "content:comment:assign",
    "content:comment:close",
    "content:comment:page",
    "content:message:assign",
    "content:replyTemplate:delete",
    "content:replyTemplate:page",
    "content:replyTemplate:save",
    "content:replyTemplate:update",
    "monitor:revision:view",
  ]);
  expect(await opened("moderator")).toEqual(["Comments", "Content (some)", "Reply templates"]);
  expect(await held("editor")).toEqual(
    expect.arrayContaining(["content:release:page", "content:article:page"]),
  );
  expect(await held("editor")).not.toContain("content:release:publish");
  expect(await held("reviewer")).toContain("content:article:approve");
  const choices = await db
    .select()
    .from(dictItems)
    .where(inArray(dictItems.value, ["move", "unassigned", "create"]));
  expect(choices.map(({ label }) => label).toSorted()).toEqual([
    "Made",
    "Moved to another type",
    "Unassigned",
  ]);
  expect(await addShipped(db, now)).toBe(0);
});

test("what administrators removed or changed before and after an upgrade stays as it is", async () => {
  await openFirstSite();
  // The first schema's seeds had banners and quick links: this site has none any more.
  await db.update(menus).set({ title: "Letters" }).where(eq(menus.name, "Messages"));
  await database.migrate();
  await addShipped(db, now);
  expect(await names()).not.toContain("Banners");
  expect(await codes()).not.toContain("content:banner:save");
  await db.delete(menus).where(inArray(menus.name, ["Calendar", "ReplyTemplates"]));
  await db.delete(rolePermissions);
  await db.delete(permissions).where(eq(permissions.code, "content:release:publish"));
  await db.delete(dicts).where(eq(dicts.code, "closingRule"));
  expect(await addShipped(db, now)).toBe(0);
  expect(await names()).toEqual([
    "ArticleTypes",
    "Articles",
    "Comments",
    "HomePages",
    "Media",
    "Messages",
    "Releases",
    "SystemHealth",
    "Webhooks",
  ]);
  expect((await db.select().from(menus).where(eq(menus.name, "Messages")))[0]?.title).toBe(
    "Letters",
  );
  expect(await held("moderator")).toEqual([]);
});

test("a page whose name or URL an administrator has taken is not added", async () => {
  await openFirstSite();
  await db.update(menus).set({ url: "/content/reply-templates" }).where(eq(menus.name, "Comments"));
  await database.migrate();
  await addShipped(db, now);
  expect(await names()).not.toContain("ReplyTemplates");
});

test("a page whose directory is gone is added at the top", async () => {
  await openFirstSite();
  await database.migrate();
  await db.delete(menus).where(eq(menus.url, "/content"));
  await addShipped(db, now);
  const [templates] = await db.select().from(menus).where(eq(menus.name, "ReplyTemplates"));
  expect(templates?.parentId).toBe("0");
});

test("a new site notes everything that it was given, and a release adds only what is new since", async () => {
  await database.migrate();
  await seedBase(db, now);
  expect(await addShipped(db, now)).toBe(0);
  // As if this release had brought the calendar, and the one before had not.
  await db.delete(menus).where(eq(menus.name, "Calendar"));
  await db.delete(shippedRecords).where(eq(shippedRecords.key, "menu Calendar"));
  expect(await addShipped(db, now)).toBe(1);
  expect(await names()).toContain("Calendar");
  expect(await opened("editor")).toContain("Calendar");
  expect(await opened("auditor")).toContain("Calendar");
});
