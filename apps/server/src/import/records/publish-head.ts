import { and, eq } from "drizzle-orm";
import { contentVersions } from "../../db/schema/index.ts";
import type { ContentKind } from "../../modules/workflow/content-kind.ts";
import { noteHistory } from "../../modules/workflow/history.ts";
import { importer, type ImportRun } from "./import-run.ts";

export interface PublicDates {
  /** In the future for a scheduled publication. */
  liveFrom: Date;
  updatedAt: Date;
}

/** Publishes or schedules the latest version: the other site has reviewed it already. */
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
