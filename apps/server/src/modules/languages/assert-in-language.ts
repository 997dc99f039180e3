import { and, eq, inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Language } from "../../kernel/languages.ts";

interface References {
  ids: readonly string[];
  language: Language;
  /** Where they are in the call's body. */
  field: string;
  message: string;
}

/**
 * Checks that records exist, in one language.
 *
 * @throws AppError a field error.
 */
export async function assertInLanguage(
  db: Db,
  table: PgTable & { id: AnyPgColumn; language: AnyPgColumn },
  { ids, language, field, message }: References,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.$count(
    table,
    and(inArray(table.id, [...ids]), eq(table.language, language)),
  );
  if (found < ids.length) throw fieldError(field, "exists", message);
}
