import { and, eq } from "drizzle-orm";
import { contentVersions } from "../../db/schema/index.ts";
import type { ContentKind } from "../../modules/workflow/content-kind.ts";
import { noteHistory } from "../../modules/workflow/history.ts";
import { importer, type ImportRun } from "./run.ts";

/** When a record is public and which date it carries as its last change. */
export interface PublicDates {
  /** In the future for a planned publication. */
  liveFrom: Date;
  updatedAt: Date;
}

/** Puts the version saved last before the public, or plans it: the other site had it reviewed and published already. */
export async function publishHead(
  { db, now, siteTitle }: ImportRun,
  kind: ContentKind,
  id: string,
  { liveFrom, updatedAt }: PublicDates,
): Promise<void> {
  const item = await kind.lock(db, id);
  if (!item) throw new Error(`${kind.bizType} ${id} is gone`);
  const versionNo = item.headVersionNo;
  await db
    .update(contentVersions)
    .set({ approved: true })
    .where(
      and(
        eq(contentVersions.bizType, kind.bizType),
        eq(contentVersions.bizId, id),
        eq(contentVersions.versionNo, versionNo),
      ),
    );
  const liveUntil = await kind.show(db, item, { versionNo, liveFrom, publishedAt: liveFrom });
  const planned = liveFrom > now;
  await kind.patch(
    db,
    id,
    {
      status: planned ? "scheduled" : "published",
      reviewStatus: "approved",
      approvedVersionNo: versionNo,
      publishedVersionNo: versionNo,
      publishedAt: liveFrom,
      scheduledAt: planned ? liveFrom : null,
      liveFrom,
      liveUntil,
    },
    importer,
    updatedAt,
  );
  const comment = siteTitle === "" ? "Imported" : `Imported from ${siteTitle}`;
  const event = planned
    ? ({ action: "schedule", versionNo, comment, scheduledAt: liveFrom } as const)
    : ({ action: "publish", versionNo, comment } as const);
  await noteHistory(db, { bizType: kind.bizType, bizId: id }, event, importer, now);
}
