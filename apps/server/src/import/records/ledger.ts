import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { importRecords } from "../../db/schema/index.ts";

/** What was imported under an id of the other site. */
export type ImportRecord = typeof importRecords.$inferSelect;
/** The kinds of records that have such an id. */
export type RecordKind = ImportRecord["kind"];
/** What is remembered of a record besides where it came from and when. */
export type NewRecord = Pick<ImportRecord, "kind" | "externalId" | "digest"> &
  Partial<Pick<ImportRecord, "localId" | "file" | "parentExternalId">>;

/** A digest that tells a changed original from one that stayed the same. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}

/** Remembers which record of ours each imported one became. Works inside one transaction. */
export class Ledger {
  readonly #db: Db;
  readonly #source: string;
  readonly #now: Date;

  constructor(db: Db, source: string, now: Date) {
    this.#db = db;
    this.#source = source;
    this.#now = now;
  }

  /** Makes room to tell ids that come twice in one file apart. */
  async open(): Promise<void> {
    await this.#db.execute(
      sql`create temporary table import_seen (kind text not null, id text not null, primary key (kind, id)) on commit drop`,
    );
  }

  /** Those of the ids that this run has not met before. */
  async unseen(kind: RecordKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
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

  async find(kind: RecordKind, externalId: string): Promise<ImportRecord | undefined> {
    return (await this.findAll(kind, [externalId])).get(externalId);
  }

  async findAll(
    kind: RecordKind,
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

  /** The files that were uploaded for an article, in the order of their ids. */
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

  /** Remembers records, in place of what was known of them. */
  async remember(records: readonly NewRecord[]): Promise<void> {
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

// The two drivers give the rows of a raw statement in two shapes.
function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result;
  if (typeof result === "object" && result !== null && "rows" in result) {
    return Array.isArray(result.rows) ? result.rows : [];
  }
  return [];
}
