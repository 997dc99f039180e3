import { markLive, recordApproval } from "../../modules/workflow/approvals.ts";
import type { ContentKind } from "../../modules/workflow/content-kind.ts";
import { noteHistory } from "../../modules/workflow/history.ts";
import { importer, type ImportRun } from "./import-run.ts";

export interface PublicDates {
  /** In the future for a scheduled publication. */
  liveFrom: Date;
  updatedAt: Date;
}

/**
 * Publishes or schedules the latest version: the other site has reviewed it already. The approval names the import, so
 * the timeline and the statement say that nobody here decided.
 */
export async function publishHead(
  { db, now, siteTitle }: ImportRun,
  kind: ContentKind,
  id: string,
  { liveFrom, updatedAt }: PublicDates,
): Promise<void> {
  const item = await kind.lock(db, id);
  if (!item) throw new Error(`${kind.bizType} ${id} is gone`);
  const versionNo = item.headVersionNo;
  const flow = await kind.flow(db, item, now);
  const approval = {
    versionNo,
    round: 0,
    flow,
    deciders: [{ userId: importer.id, name: importer.name, nodeName: "" }],
  };
  await recordApproval(db, kind, id, approval, now);
  await markLive(db, kind.bizType, id, versionNo, liveFrom);
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
