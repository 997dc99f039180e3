import { eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/db.ts";
import { namesById } from "../db/names-by-id.ts";
import {
  articles,
  articleTypes,
  banners,
  dictItems,
  dicts,
  friendlyLinks,
  menus,
  orgs,
  permissions,
  products,
  quickLinks,
  releases,
  replyTemplates,
  roles,
  users,
  workgroups,
} from "../db/schema/index.ts";

interface NamedTable {
  table: PgTable & { id: AnyPgColumn };
  name: AnyPgColumn;
}

/** Where the name or title of a record is, by the tag of its operations. */
const namedTables = {
  articles: { table: articles, name: articles.title },
  articleTypes: { table: articleTypes, name: articleTypes.name },
  auths: { table: permissions, name: permissions.name },
  banners: { table: banners, name: banners.title },
  dictItems: { table: dictItems, name: dictItems.label },
  dicts: { table: dicts, name: dicts.name },
  friendlyLinks: { table: friendlyLinks, name: friendlyLinks.name },
  menus: { table: menus, name: menus.title },
  orgs: { table: orgs, name: orgs.name },
  products: { table: products, name: products.name },
  quickLinks: { table: quickLinks, name: quickLinks.title },
  releases: { table: releases, name: releases.name },
  replyTemplates: { table: replyTemplates, name: replyTemplates.title },
  roles: { table: roles, name: roles.name },
  users: { table: users, name: users.name },
  workgroups: { table: workgroups, name: workgroups.name },
} satisfies Record<string, NamedTable>;

/** A kind of record that has a name. */
export type NamedKind = keyof typeof namedTables;

/** Whether records with operations of this tag have a name. */
export function isNamedKind(tag: string): tag is NamedKind {
  return Object.hasOwn(namedTables, tag);
}

/** The names of records, by id; those that do not exist are missing. */
export function recordNames(
  db: Db,
  kind: NamedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  const { table, name }: NamedTable = namedTables[kind];
  return namesById(db, table, name, ids);
}

/** The query of a record's name. */
export function recordName(db: Db, kind: NamedKind, id: string) {
  const { table, name }: NamedTable = namedTables[kind];
  return db.select({ name }).from(table).where(eq(table.id, id));
}
