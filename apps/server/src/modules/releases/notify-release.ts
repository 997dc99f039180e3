import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articles, releaseItems } from "../../db/schema/index.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import type { Actor } from "../workflow/content-kind.ts";
import type { ReleaseRow } from "./release-state.ts";

/** Notifies the authors of everything in a release that it is scheduled or released. */
export async function notifyRelease(
  tx: Db,
  release: ReleaseRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ id: articles.id, title: articles.title, createdBy: articles.createdBy })
    .from(releaseItems)
    .innerJoin(articles, eq(articles.id, releaseItems.articleId))
    .where(eq(releaseItems.releaseId, release.id));
  for (const { id, title, createdBy } of rows) {
    await notify(tx, {
      kind: release.status === "scheduled" ? "scheduled" : "published",
      to: [createdBy],
      bizType: "article",
      bizId: id,
      title,
      detail: release.status === "scheduled" ? release.releasedAt?.toISOString() : null,
      place: noticePlaces.record("article", id),
      by: actor,
      now,
    });
  }
}
