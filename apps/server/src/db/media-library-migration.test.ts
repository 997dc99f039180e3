import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyDatabase, migrateAndSeed } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { knownMigrations, migrateWithin } from "./migration-history.ts";
import { queryRows } from "./query-rows.ts";
import { menus, permissions, roleMenus, rolePermissions, roles } from "./schema/index.ts";

/* What a site that is older than the media library gets from its migration. */

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await migrateAndSeed(database);
});
afterEach(() => database.close());

const added = ["page", "update", "replace", "delete"].map((action) => `content:file:${action}`);

/** As it was: no page of its own, and fewer permissions. */
async function takeBack(): Promise<void> {
  const { db } = database;
  const rows = await db
    .select({ id: permissions.id })
    .from(permissions)
    .where(inArray(permissions.code, added));
  const ids = rows.map(({ id }) => id);
  await db.delete(rolePermissions).where(inArray(rolePermissions.authId, ids));
  await db.delete(permissions).where(inArray(permissions.id, ids));
  const [articles] = await db.select().from(menus).where(eq(menus.name, "Articles"));
  await db
    .update(permissions)
    .set({ menuId: articles?.id ?? null, action: sql`${permissions.action} || 'File'` })
    .where(inArray(permissions.code, ["content:file:upload", "content:file:view"]));
  await db.delete(menus).where(eq(menus.name, "Media"));
}

async function grants(): Promise<string[]> {
  const rows = await queryRows<{ grant: string }>(
    database.db,
    sql`select ${roles.code} || ' ' || ${permissions.code} || ' ' || ${permissions.action} || ' '
          || ${permissions.name} || ' ' || ${menus.name} as grant
        from ${rolePermissions} join ${roles} on ${roles.id} = role_id
        join ${permissions} on ${permissions.id} = auth_id
        join ${menus} on ${menus.id} = ${permissions.menuId}
        where ${permissions.code} like 'content:file:%'`,
  );
  return rows.map((row) => row.grant).toSorted();
}

async function openers(): Promise<string[]> {
  const rows = await database.db
    .select({ code: roles.code })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(eq(menus.name, "Media"));
  return rows.map(({ code }) => code).toSorted();
}

test("a site that is migrated has the same page and the same permissions as a new one", async () => {
  const expected = { grants: await grants(), openers: await openers() };
  await takeBack();
  expect(await openers()).toEqual([]);
  const migration = knownMigrations().find(({ sql: [first] }) =>
    first?.includes("file_references"),
  );
  const seeding = migration?.sql.filter((statement) =>
    /(INSERT INTO (menus|auths|role_auths|role_menus)|UPDATE auths) /.test(statement),
  );
  expect(seeding).toHaveLength(5);
  await migrateWithin(database.db, 0, 1, [
    { sql: seeding ?? [], hash: "again", folderMillis: 1, bps: true },
  ]);
  expect({ grants: await grants(), openers: await openers() }).toEqual(expected);
});
