import { PasswordHasher } from "../../auth/password-hasher.ts";
import type { SheetRow } from "../../content/sheet/sheet-rows.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { runTextTask } from "../text-pool.ts";
import type { ImportKind } from "./import-kind.ts";
import { importRow } from "./import-row.ts";
import { matchColumns, type MatchedColumns } from "./match-columns.ts";
import { kindOf } from "./import-kinds.ts";

type Report = components["schemas"]["ImportReport"];

/** A file whose columns are known. */
interface Table {
  readonly matched: MatchedColumns;
  readonly rows: readonly SheetRow[];
}

/**
 * Imports a file in one transaction, which is rolled back when a row is refused, and after a dry run.
 *
 * @throws AppError `FORBIDDEN`, or a field error for a file that cannot be read, has too many rows or lacks its key.
 */
export async function runImport(body: Input<"importsRun">["body"], ctx: Context): Promise<Report> {
  const kind = kindOf(body);
  assertMayCall(kind.create, ctx.user);
  const table = await readTable(body.file, kind);
  if (body.dryRun) return tryImport(table, kind, ctx);
  const refused = new RefusedRows();
  try {
    return await ctx.idempotent.transaction(async (tx) => {
      const report = await importRows(tx, table, kind, ctx);
      if (report.imported) return report;
      refused.report = report;
      throw refused;
    });
  } catch (error) {
    if (error !== refused || refused.report === undefined) throw error;
    return refused.report;
  }
}

/** Ends the transaction of a file in which rows are refused. */
class RefusedRows extends Error {
  report: Report | undefined;
}

/** Nobody signs in with the passwords of a dry run. */
class TrialHasher extends PasswordHasher {
  override async hash(): Promise<string> {
    return "";
  }
}

async function tryImport(table: Table, kind: ImportKind, ctx: Context): Promise<Report> {
  const end = new RefusedRows();
  const hasher = new TrialHasher({ queue: 0, waitMs: 0 });
  try {
    await ctx.db.transaction(async (tx) => {
      end.report = await importRows(tx, table, kind, {
        ...ctx,
        hasher,
        invalidationBus: undefined,
      });
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  if (end.report === undefined) throw new Error("The rows were not tried");
  const rows = end.report.rows.map((row) =>
    row.outcome === "created" ? { ...row, id: null } : row,
  );
  return { ...end.report, imported: false, rows };
}

async function importRows(
  tx: Db,
  { matched, rows }: Table,
  kind: ImportKind,
  ctx: Context,
): Promise<Report> {
  const reports: Report["rows"] = [];
  for (const row of rows) reports.push(await importRow(tx, kind, matched, row, ctx));
  const imported = reports.every(({ outcome }) => outcome !== "refused");
  return { imported, ignoredColumns: [...matched.ignored], rows: reports };
}

async function readTable(file: string, kind: ImportKind): Promise<Table> {
  const { imports } = messages;
  // The head, and a row more than there may be.
  const sheet = await runTextTask("readSheet", { file, maxRows: kind.maxRows + 2 });
  if (sheet === null) throw fieldError("file", "format", imports.unreadable);
  const [head, ...rows] = sheet;
  if (head === undefined || rows.length === 0) {
    throw fieldError("file", "minItems", imports.noRows);
  }
  if (rows.length > kind.maxRows) {
    throw fieldError("file", "maxItems", imports.tooManyRows(kind.maxRows));
  }
  const matched = matchColumns(head.cells, kind.columns);
  const key = kind.columns.find(({ field }) => field === kind.key);
  if (key && !matched.columns.some(({ column }) => column === key)) {
    throw fieldError("file", "required", imports.noKey(key.header, key.headerZh));
  }
  return { matched, rows };
}
