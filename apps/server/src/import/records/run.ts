import type { Db } from "../../db/db.ts";
import { systemAuthor } from "../../db/stamp.ts";
import type { Actor } from "../../modules/workflow/content-kind.ts";
import type { ReportBook } from "../report.ts";
import type { Ledger } from "./ledger.ts";

/** What every step of one import works with; all of it inside one transaction. */
export interface ImportRun {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly report: ReportBook;
  readonly now: Date;
  /** The other site's name, for the timeline of what is taken. */
  readonly siteTitle: string;
  /** The other site's address. */
  readonly siteUrl: string;
}

/** The import acts as the system: records that it wrote last are its own to change, all others are the staff's. */
export const importer: Actor = { ...systemAuthor, may: () => true };

/** Whether nobody but the import has written a record. */
export function isUntouched(row: { updatedBy: string }): boolean {
  return row.updatedBy === importer.id;
}

/** Why a record that changed on the other site stays as it is. */
export const KEPT_REASONS = {
  edited: "changed on the other site, but edited here too; ours stays",
  deleted: "was deleted here after an earlier import",
} as const;
