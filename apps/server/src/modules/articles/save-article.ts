import { sql } from "drizzle-orm";
import { ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles, reviewRounds } from "../../db/schema/index.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { stampUpdate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { nextVersionAt, statusAt } from "../../content/workflow.ts";
import { STATE_AFTER_APPROVAL } from "../../content/workflow-transitions.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { noteAcceptedEdits } from "../article-remarks/accepted-edits.ts";
import { cleanContent } from "../clean-content.ts";
import { storedAttachments } from "../files/stored-attachments.ts";
import { groupAfter } from "../languages/translation-groups.ts";
import { assertContentVersion, type Actor } from "../workflow/content-kind.ts";
import { wasPublic } from "../workflow/approvals.ts";
import { endApproval, isPublishable } from "../workflow/end-approval.ts";
import { noteHistory } from "../workflow/history.ts";
import {
  articleSnapshot,
  changedSnapshot,
  SNAPSHOT_COLUMNS,
  snapshotColumns,
  snapshotOf,
  type ArticleRow,
  type StoredSnapshot,
} from "./article-fields.ts";
import { articleKind, lockArticle } from "./article-kind.ts";
import { languageIn, translationTaken } from "./article-language.ts";
import { findHead, readContent, type Head } from "./article-versions.ts";
import { claimSlug, followTitle } from "./slugs.ts";
import { insertVersion, replaceVersion } from "./store-version.ts";

type Schemas = components["schemas"];

/** The id and the version to base the next change on. */
export type Written = Schemas["WrittenRecord"];

/**
 * Saves the sent fields as a new version.
 *
 * @throws AppError `VERSION_CONFLICT`, `REVIEW_RUNNING`, `SLUG_TAKEN`, `NOT_FOUND`, or a field error.
 */
export async function updateArticle(
  db: Db,
  body: Schemas["ArticleUpdateBody"],
  actor: Actor,
  now: Date,
): Promise<Written> {
  const cleaned = body.content === undefined ? undefined : await cleanContent(body.content);
  const write = () =>
    db.transaction(async (tx) => {
      const { row, head } = await lockForChange(tx, body, actor, now);
      const { id: _id, version: _version, autosave = false, ...given } = body;
      const { language, translationGroupId: group, ...sent } = given;
      const before = snapshotOf(row);
      const fields = { ...changedSnapshot(before, sent), language: before.language };
      fields.attachments = await storedAttachments(tx, fields.attachments, before.attachments);
      if (fields.typeId !== row.typeId || language !== undefined) {
        fields.language = await languageIn(tx, fields.typeId, language);
      }
      const translationGroupId =
        group === undefined ? row.translationGroupId : await groupAfter(tx, articles, row, group);
      if (sent.slug === undefined) await updateSlug(tx, row, fields);
      const content = cleaned ?? head.content;
      const scheduledAt = plannedOrWish(row, sent.scheduledAt, now);
      const isSame = () =>
        content === head.content &&
        translationGroupId === row.translationGroupId &&
        scheduledAt?.getTime() === row.scheduledAt?.getTime() &&
        JSON.stringify(fields) === JSON.stringify(before);
      if (autosave && isSame()) return { id: row.id, version: row.version };
      const folded =
        autosave && head.autosave && head.createdBy === actor.id && !(await wasSubmitted(tx, row));
      const change = { row, head, fields, content, scheduledAt, translationGroupId, actor, now };
      return storeChange(tx, {
        ...change,
        autosave,
        folded,
        restoredFrom: null,
        restoredAuthorIds: [],
      });
    });
  // Nothing else makes it the second one of its language in a group.
  const { typeId, language, translationGroupId } = body;
  const joins = [typeId, language, translationGroupId].some((sent) => sent !== undefined);
  return joins ? refuseDuplicates(translationTaken, write) : write();
}

/**
 * Saves the fields of an earlier version as a new version.
 *
 * @throws AppError as `updateArticle` does.
 */
export async function restoreArticle(
  db: Db,
  body: Schemas["ArticleRestoreBody"],
  actor: Actor,
  now: Date,
): Promise<Written> {
  return refuseDuplicates(translationTaken, () =>
    db.transaction(async (tx) => {
      const { row, head } = await lockForChange(tx, body, actor, now);
      const old = await readContent(tx, row.id, body.versionNo);
      const restored = articleSnapshot(old.fields);
      const language =
        restored.typeId === row.typeId ? row.language : await languageIn(tx, restored.typeId);
      const fields = { ...restored, language };
      await updateSlug(tx, row, fields);
      const { content } = old;
      const { scheduledAt, translationGroupId } = row;
      const change = { row, head, fields, content, scheduledAt, translationGroupId, actor, now };
      return storeChange(tx, {
        ...change,
        autosave: false,
        folded: false,
        restoredFrom: old.versionNo,
        restoredAuthorIds: [old.createdBy, ...old.authorIds],
      });
    }),
  );
}

/** A draft is named before it has its last title; once approved it keeps its slug. */
async function updateSlug(db: Db, row: ArticleRow, fields: StoredSnapshot): Promise<void> {
  if (row.approvedVersionNo !== null || row.publishedVersionNo !== null) return;
  if (fields.title === row.title) return;
  fields.slug = (await followTitle(db, row, fields.title)) ?? fields.slug;
}

interface Change {
  row: ArticleRow;
  /** The previous version. */
  head: Head;
  fields: StoredSnapshot;
  content: string;
  scheduledAt: Date | null;
  translationGroupId: string;
  autosave: boolean;
  /** Replaces the autosave just before. */
  folded: boolean;
  restoredFrom: number | null;
  /** Who wrote what is restored. */
  restoredAuthorIds: readonly string[];
  actor: Actor;
  now: Date;
}

async function storeChange(db: Db, change: Change): Promise<Written> {
  const { row, fields, content, scheduledAt, autosave, folded, restoredFrom, actor, now } = change;
  const { id } = row;
  const { translationGroupId } = change;
  if (fields.slug !== row.slug) await claimSlug(db, id, fields.slug);
  const versionNo = folded ? row.headVersionNo : row.headVersionNo + 1;
  const suggesters =
    content === change.head.content || !change.head.acceptedEdits
      ? []
      : await noteAcceptedEdits(db, { articleId: id, versionNo, authorId: actor.id });
  const earlier = await authorsSincePublic(db, change);
  const authorIds = [...new Set([...earlier, actor.id, ...suggesters])];
  const version = Promise.all(
    folded
      ? [replaceVersion(db, { id, versionNo, fields, content, authorIds, now })]
      : [
          insertVersion(db, {
            id,
            versionNo,
            fields,
            content,
            authorIds,
            autosave,
            restoredFrom,
            actor,
            now,
          }),
          noteHistory(
            db,
            { bizType: "article", bizId: id },
            { action: restoredFrom === null ? "update" : "restore", versionNo },
            actor,
            now,
          ),
        ],
  );
  // The end of an approval comes after the save in the timeline. Without one, all is sent together.
  if (isPublishable(row)) await version;
  const why = fields.typeId === row.typeId ? "edited" : "moved";
  const reason = actor.imports ? "imported" : why;
  const { status, approvedVersionNo } = await endApproval(db, "article", row, reason, actor, now);
  const changed = saved.written({
    ...snapshotColumns(fields),
    scheduledAt,
    translationGroupId,
    headVersionNo: versionNo,
    status,
    approvedVersionNo,
    reviewStatus: STATE_AFTER_APPROVAL.reviewStatus[row.reviewStatus] ?? row.reviewStatus,
    ...stampUpdate(actor, now),
  });
  await Promise.all([
    version,
    saveArticle.rows(db, { ...changed, id }),
    actor.record?.(db, {
      targetId: id,
      targetName: fields.title,
      before: { ...snapshotOf(row), content: change.head.content, scheduledAt: row.scheduledAt },
      after: { ...fields, content, scheduledAt },
    }),
  ]);
  return { id, version: row.version + 1 };
}

/** Who wrote the previous version, unless it has been public, and what is restored. */
async function authorsSincePublic(
  db: Db,
  { row, head, restoredAuthorIds, now }: Change,
): Promise<string[]> {
  const isBase = head.approved && (await wasPublic(db, "article", row.id, head.versionNo, now));
  return [...(isBase ? [] : head.authorIds), ...restoredAuthorIds];
}

const saved = new ColumnSet(articles, [
  ...SNAPSHOT_COLUMNS,
  "scheduledAt",
  "translationGroupId",
  "headVersionNo",
  "status",
  "approvedVersionNo",
  "reviewStatus",
  "updatedAt",
  "updatedBy",
  "updatedByName",
]);
const saveArticle = new Prepared<never>(
  "save_article",
  sql`update ${articles} set ${saved.assigned}, version = version + 1 where id = ${sql.placeholder("id")}`,
);

async function lockForChange(
  db: Db,
  { id, version }: { id: string; version: number },
  actor: Actor,
  now: Date,
): Promise<{ row: ArticleRow; head: Head }> {
  // The second one begins once the lock is held.
  const [row, head] = await Promise.all([lockArticle(db, id), findHead(db, id, actor.id)]);
  if (!row || !head) throw new AppError("NOT_FOUND", messages.articles.notFound);
  await assertContentVersion(articleKind, db, row, version, actor, now);
  if (row.reviewStatus !== "running") return { row, head };
  throw new AppError("REVIEW_RUNNING", messages.articles.underReview);
}

async function wasSubmitted(db: Db, { id, headVersionNo }: ArticleRow): Promise<boolean> {
  const rounds = await roundOfVersion.rows(db, { id, versionNo: headVersionNo });
  return rounds.length > 0;
}

const roundOfVersion = new Prepared<{ id: string }>(
  "round_of_version",
  sql`select id from ${reviewRounds}
      where biz_type = 'article' and biz_id = ${sql.placeholder("id")} and version_no = ${sql.placeholder("versionNo")}
      limit 1`,
);

function plannedOrWish(row: ArticleRow, sent: string | null | undefined, now: Date): Date | null {
  if (sent === undefined) return row.scheduledAt;
  const wish = dateOrNull(sent);
  const planned = statusAt(row, now) === "scheduled" || nextVersionAt(row, now) !== null;
  if (!planned || wish?.getTime() === row.scheduledAt?.getTime()) return wish;
  throw fieldError("scheduledAt", "state", messages.articles.scheduled);
}

/** An ISO date of a body. */
export function dateOrNull(date: string | null | undefined): Date | null {
  return date === undefined || date === null ? null : new Date(date);
}
