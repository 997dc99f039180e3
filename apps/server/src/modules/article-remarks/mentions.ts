import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { users } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

type Mention = components["schemas"]["Mention"];

/** Active accounts that may see articles, by name. */
export function listPeople(
  db: Db,
  { keyword, ...query }: PageNumbers & { keyword?: string },
): Promise<BoundedList<Mention>> {
  return listOf(query, (limit, offset) =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(maySee, keyword ? containsText(users.name, keyword) : undefined))
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset),
  );
}

/**
 * The accounts that a text mentions, with their names.
 *
 * @throws AppError with a field error for one that may not see articles.
 */
export async function readMentions(db: Db, ids: readonly string[] = []): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), maySee));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined) throw fieldError("mentions", "exists", messages.remarks.cannotSee);
    return { id, name };
  });
}

/** Those among some accounts that may see articles: the others must not hear what is said of them. */
export async function readersAmong(db: Db, ids: Iterable<string>): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), maySee));
  return new Set(rows.map(({ id }) => id));
}

const maySee: SQL | undefined = and(
  eq(users.status, "active"),
  sql`exists (
    select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${users.id} and r.status = 'enabled' and (r.code = 'admin' or exists (
      select 1 from role_auths ra join auths a on a.id = ra.auth_id
      where ra.role_id = r.id and a.status = 'enabled' and a.code = 'content:article:view')))`,
);
