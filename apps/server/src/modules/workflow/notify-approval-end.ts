import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { ApprovalEndReason } from "../../db/schema/content-approvals.ts";
import { articleTypes, articles, homePages } from "../../db/schema/index.ts";
import type { Author } from "../../db/stamp.ts";
import { homePageTitleSql } from "../home-pages/home-page-title.ts";
import { holdersOf } from "../notifications/holders-of.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import type { BizType } from "./content-kind.ts";
import { versionAuthors } from "./version-authors.ts";

interface ApprovalEnd {
  db: Db;
  bizType: BizType;
  bizId: string;
  versionNo: number;
  reason: ApprovalEndReason;
  actor: Author;
  now: Date;
}

/**
 * Notifies the authors that a review or an approval has ended because something changed, and those who could have
 * published it; what they and the reviewers were asked to do is settled.
 */
export async function notifyApprovalEnd(
  { db, bizType, bizId, versionNo, reason, actor, now }: ApprovalEnd,
  wasApproved: boolean,
): Promise<void> {
  await settleNotices(db, bizType, bizId, now);
  const record = await readRecord(db, bizType, bizId);
  if (record === undefined) return;
  const authors = await versionAuthors(db, bizType, record, versionNo);
  const publishers = wasApproved ? await holdersOf(db, `content:${bizType}:publish`) : [];
  await notify(db, {
    kind: "approvalEnded",
    to: [...authors, ...publishers],
    bizType,
    bizId,
    title: record.title,
    detail: reason,
    place: noticePlaces.record(bizType, bizId),
    by: actor,
    // Several edits in a row end nothing new.
    once: true,
    now,
  });
}

async function readRecord(db: Db, bizType: BizType, id: string) {
  const { table, title } = RECORDS[bizType];
  const [row] = await db
    .select({ id: table.id, title, createdBy: table.createdBy })
    .from(table)
    .where(eq(table.id, id));
  return row;
}

const RECORDS = {
  article: { table: articles, title: sql<string>`${articles.title}` },
  articleType: { table: articleTypes, title: sql<string>`${articleTypes.name}` },
  homePage: {
    table: homePages,
    title: homePageTitleSql,
  },
};
