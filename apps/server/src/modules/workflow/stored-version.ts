import { sql } from "drizzle-orm";
import { ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { contentVersions } from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";

/** A record's fields at a save, who wrote them, and whether they were approved; undefined where there is no such version. */
export async function findStoredVersion(db: Db, bizType: BizType, id: string, versionNo: number) {
  const [version] = await storedVersion.rows(db, { bizType, id, versionNo });
  return version && columns.read(version);
}

const columns = new ColumnSet(contentVersions, ["fields", "authorIds", "approved"]);
const storedVersion = new Prepared<Record<string, unknown>>(
  "stored_version",
  sql`select ${columns.selected} from ${contentVersions}
      where ${contentVersions.bizType} = ${sql.placeholder("bizType")} and ${contentVersions.bizId} = ${sql.placeholder("id")}
        and ${contentVersions.versionNo} = ${sql.placeholder("versionNo")}`,
);

/** The same for a version that the record itself names. */
export async function readStoredVersion(db: Db, bizType: BizType, id: string, versionNo: number) {
  const stored = await findStoredVersion(db, bizType, id, versionNo);
  if (!stored) throw new Error(`The ${bizType} ${id} has no version ${versionNo}`);
  return stored;
}
