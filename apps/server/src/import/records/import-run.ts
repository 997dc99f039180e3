import type { Db } from "../../db/db.ts";
import { systemAuthor } from "../../db/stamp.ts";
import type { Actor } from "../../modules/workflow/content-kind.ts";
import type { ReportBuilder } from "../report.ts";
import type { IdMap } from "./id-map.ts";

/** Shared by every step of an import, inside one transaction. */
export interface ImportRun {
  readonly db: Db;
  readonly idMap: IdMap;
  readonly report: ReportBuilder;
  readonly now: Date;
  /** The other site's name, for the history of what is imported. */
  readonly siteTitle: string;
  readonly siteUrl: string;
}

/** The import acts as the system: it may update records that it wrote last; all others belong to staff. */
export const importer: Actor = { ...systemAuthor, imports: true, may: () => true };

/** Whether the import was the last to write it. */
export function isUnedited(row: { updatedBy: string }): boolean {
  return row.updatedBy === importer.id;
}

/** Why a record that changed on the other site is not updated. */
export const SKIP_REASONS = {
  edited: "changed on the other site, but edited here too; not updated",
  deleted: "was deleted here after an earlier import",
} as const;
