import { and, eq, ne, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/** A table of records that can be translations of each other. */
type Translated = PgTable & { id: AnyPgColumn; translationGroupId: AnyPgColumn };

/** The refusal of a second record in one language; by the index that prevents it. */
export const translatedTwice = {
  field: "translationGroupId",
  message: messages.languages.translatedTwice,
};

/**
 * The group that a record joins: the one that was sent, or a new one for null.
 *
 * @throws AppError a field error when no other record has the group.
 */
export async function joinedGroup(
  db: Db,
  table: Translated,
  sent: string | null,
  id?: string,
): Promise<string> {
  if (sent === null) return uuidv7();
  const others = and(
    eq(table.translationGroupId, sent),
    id === undefined ? undefined : ne(table.id, id),
  );
  const [found] = await db
    .select({ one: sql`1` })
    .from(table)
    .where(others)
    .limit(1);
  if (found !== undefined) return sent;
  throw fieldError("translationGroupId", "exists", messages.languages.unknownGroup);
}

/** A record's group after a save. What is public follows when it is published again, as with all that is saved. */
export async function groupAfter(
  db: Db,
  table: Translated,
  { id, translationGroupId: before }: { id: string; translationGroupId: string },
  sent: string | null,
): Promise<string> {
  return sent === before ? before : joinedGroup(db, table, sent, id);
}
