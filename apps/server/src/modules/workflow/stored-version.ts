import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { contentVersions } from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";

/** A record's fields at a save, who wrote them, and whether they were approved; undefined where there is no such version. */
export async function findStoredVersion(db: Db, bizType: BizType, id: string, versionNo: number) {
  const { fields, authorIds, approved } = contentVersions;
  const [version] = await db
    .select({ fields, authorIds, approved })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.bizType, bizType),
        eq(contentVersions.bizId, id),
        eq(contentVersions.versionNo, versionNo),
      ),
    );
  return version;
}

/** The same for a version that the record itself names. */
export async function readStoredVersion(db: Db, bizType: BizType, id: string, versionNo: number) {
  const stored = await findStoredVersion(db, bizType, id, versionNo);
  if (!stored) throw new Error(`The ${bizType} ${id} has no version ${versionNo}`);
  return stored;
}
