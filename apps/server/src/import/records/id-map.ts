import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { importRecords } from "../../db/schema/index.ts";

export type ImportRecord = typeof importRecords.$inferSelect;
export type ImportedKind = ImportRecord["kind"];
export type NewImportRecord = Pick<ImportRecord, "kind" | "externalId" | "digest"> &
  Partial<Pick<ImportRecord, "localId" | "file" | "parentExternalId">>;

/** Differs once the original has changed. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}

/** Maps ids of the other site to records here. Works inside one transaction. */
export class IdMap {
  readonly #db: Db;
  readonly #source: string;
  readonly #now: Date;

  constructor(db: Db, source: string, now: Date) {
    this.#db = db;
    this.#source = source;
    this.#now = now;
  }

  /** Creates the table that detects duplicate ids within the file. */
  async open(): Promise<void> {
    await this.#db.execute(
      sql`create temporary table import_seen (kind text not null, id text not null, primary key (kind, id)) on commit drop`,
    );
  }

  /** The ids that this run has not seen yet. */
  async unseen(kind: ImportedKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const values = sql.join(
      [...new Set(ids)].map((id) => sql`(${kind}, ${id})`),
      sql`, `,
    );
    const added = await this.#db.execute(
      sql`insert into import_seen (kind, id) values ${values} on conflict do nothing returning id`,
    );
    return new Set(rowsOf(added).map((row) => String(row["id"])));
  }

  async find(kind: ImportedKind, externalId: string): Promise<ImportRecord | undefined> {
    return (await this.findAll(kind, [externalId])).get(externalId);
  }

  async findAll(
    kind: ImportedKind,
    externalIds: readonly string[],
  ): Promise<ReadonlyMap<string, ImportRecord>> {
    if (externalIds.length === 0) return new Map();
    const rows = await this.#db
      .select()
      .from(importRecords)
      .where(
        and(
          eq(importRecords.source, this.#source),
          eq(importRecords.kind, kind),
          inArray(importRecords.externalId, [...externalIds]),
        ),
      );
    return new Map(rows.map((row) => [row.externalId, row]));
  }

  /** Files that were uploaded for an article, ordered by id. */
  async filesOf(parentExternalId: string): Promise<ImportRecord[]> {
    const rows = await this.#db
      .select()
      .from(importRecords)
      .where(
        and(
          eq(importRecords.source, this.#source),
          eq(importRecords.parentExternalId, parentExternalId),
        ),
      )
      .limit(1000);
    return rows.sort((a, b) => a.externalId.localeCompare(b.externalId, "en", { numeric: true }));
  }

  /** Inserts or updates. */
  async remember(records: readonly NewImportRecord[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((record) => ({
      ...record,
      source: this.#source,
      importedAt: this.#now,
    }));
    await this.#db
      .insert(importRecords)
      .values(rows)
      .onConflictDoUpdate({
        target: [importRecords.source, importRecords.kind, importRecords.externalId],
        set: {
          localId: sql`excluded.local_id`,
          digest: sql`excluded.digest`,
          file: sql`excluded.file`,
          parentExternalId: sql`excluded.parent_external_id`,
          importedAt: sql`excluded.imported_at`,
        },
      });
  }
}

// The two drivers return the rows of a raw statement in two shapes.
function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result;
  if (typeof result === "object" && result !== null && "rows" in result) {
    return Array.isArray(result.rows) ? result.rows : [];
  }
  return [];
}
