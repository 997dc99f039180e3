import { or, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/** A whole number; anything else stays a text, which the contract refuses. */
export function wholeNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

const yes = ["true", "yes", "1", "是"];
const no = ["false", "no", "0", "否"];

/** Yes or no; anything else stays a text, which the contract refuses. */
export function yesOrNo(text: string): boolean | string {
  const word = text.toLowerCase();
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : text;
}

/** One of the contract's values by its labels, whatever their case; anything else stays as it is. */
export function oneOf(labels: Readonly<Record<string, readonly string[]>>) {
  return (text: string): string => {
    const word = text.toLowerCase();
    const found = Object.entries(labels).find(
      ([value, names]) =>
        value.toLowerCase() === word || names.some((name) => name.toLowerCase() === word),
    );
    return found?.[0] ?? text;
  };
}

/** Of Chinese texts, too. */
const separators = /[;,\uff1b\uff0c\u3001]/;

/** The parts of a cell that holds several. */
export function listed(text: string): string[] {
  const parts = text.split(separators).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

interface Named {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly code: AnyPgColumn;
  readonly name: AnyPgColumn;
}

/**
 * The id of the record with a code, else the only one with a name, whatever their case.
 *
 * @throws AppError a field error when there is none, or several have the name.
 */
export async function idOfNamed(
  db: Db,
  field: string,
  named: Named,
  text: string,
): Promise<string> {
  const { table, id, code, name } = named;
  const isWord = (column: AnyPgColumn) => sql`lower(${column}) = lower(${text})`;
  const found = await db
    .select({ id: sql<string>`${id}`, isCode: sql<boolean>`${isWord(code)}` })
    .from(table)
    .where(or(isWord(code), isWord(name)))
    .limit(3);
  const byCode = found.filter(({ isCode }) => isCode);
  const matches = byCode.length > 0 ? byCode : found;
  const [match] = matches;
  const about = { params: { text } };
  const { noSuch, ambiguous } = messages.imports;
  if (match === undefined) throw fieldError(field, "exists", noSuch(text), about);
  if (matches.length > 1) throw fieldError(field, "ambiguous", ambiguous(text), about);
  return match.id;
}
