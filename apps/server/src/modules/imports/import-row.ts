import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { AppError, type FieldError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";
import { assertMayCall, mayCall } from "../record-kinds.ts";
import type { ImportKind, ImportValues } from "./import-kind.ts";
import type { MatchedColumns } from "./match-columns.ts";

type Report = components["schemas"]["ImportRow"];
type Written = Pick<Report, "outcome" | "id">;

/** Imports one row in a transaction of its own within that of the file; a refusal becomes part of the report. */
export async function importRow(
  tx: Db,
  kind: ImportKind,
  { columns }: MatchedColumns,
  { line, cells }: { line: number; cells: readonly string[] },
  ctx: Context,
): Promise<Report> {
  const named = columns.find(({ column }) => column.field === kind.key);
  const name = (named && cells[named.at]) ?? "";
  try {
    const written = await tx.transaction(async (own) => {
      const within = { ...ctx, db: own, idempotent: own };
      return writeValues(kind, await readCells(own, columns, cells), within);
    });
    return { line, name, ...written, problems: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { line, name, outcome: "refused", id: null, problems: problemsOf(error) };
  }
}

/**
 * The fields of a row; an empty cell is none.
 *
 * @throws AppError with the field errors of all cells that cannot be read.
 */
async function readCells(
  db: Db,
  columns: MatchedColumns["columns"],
  cells: readonly string[],
): Promise<ImportValues> {
  const values: Record<string, unknown> = {};
  const fieldErrors: FieldError[] = [];
  for (const { column, at } of columns) {
    const text = cells[at];
    if (!text) continue;
    try {
      values[column.field] = column.read ? await column.read(text, db) : text;
    } catch (error) {
      if (!(error instanceof AppError) || error.details.fieldErrors === undefined) throw error;
      fieldErrors.push(...error.details.fieldErrors);
    }
  }
  if (fieldErrors.length === 0) return values;
  throw new AppError("VALIDATION_FAILED", messages.request.checkFields, { fieldErrors });
}

/** @throws AppError as creating or changing the record does. */
async function writeValues(kind: ImportKind, values: ImportValues, ctx: Context): Promise<Written> {
  if (values[kind.key] === undefined)
    throw fieldError(kind.key, "required", messages.fields.required);
  const existing = await kind.find(ctx.db, values);
  if (existing === undefined) {
    assertMayCall(kind.create, ctx.user);
    const { id } = await kind.save({ ...kind.common, ...values }, ctx);
    return { outcome: "created", id };
  }
  const { id, version } = existing;
  const mayRead = mayCall(kind.read, ctx.user);
  if (!mayRead) assertMayCall(kind.update, ctx.user);
  const changes = changesOf(kind, values, existing.values, mayRead);
  if (Object.keys(changes).length === 0) return { outcome: "unchanged", id };
  assertMayCall(kind.update, ctx.user);
  await kind.change({ ...changes, id, version }, ctx);
  return { outcome: "updated", id };
}

/**
 * What differs; all of it for somebody who may not read the record, who would learn its values by guessing.
 *
 * @throws AppError a field error for what belongs to new records alone.
 */
function changesOf(
  kind: ImportKind,
  values: ImportValues,
  before: ImportValues,
  mayRead: boolean,
): ImportValues {
  const isChanged = (field: string) =>
    !mayRead || comparable(values[field]) !== comparable(before[field]);
  const stored = Object.keys(values).filter((field) => field !== kind.key && field in before);
  const changed = stored.filter(isChanged);
  const fixed = kind.columns.find(({ field, onlyNew }) => onlyNew && changed.includes(field));
  if (fixed !== undefined) throw fieldError(fixed.field, "fixed", messages.imports.onlyNew);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** Lists of ids have no order. */
function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);
}

function problemsOf({ errorCode, message, details }: AppError): Report["problems"] {
  const { fieldErrors = [] } = details;
  if (fieldErrors.length === 0) return [{ field: null, code: errorCode, message, params: {} }];
  return fieldErrors.map(({ field, code, message: problem, params = {} }) => ({
    field: field.split(".")[0] ?? field,
    code,
    message: problem,
    params,
  }));
}
