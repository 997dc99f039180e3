import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { STATE_AFTER_APPROVAL } from "../../content/workflow-transitions.ts";
import type { Db, Transactor } from "../../db/db.ts";
import type { ArticleTypeSnapshot } from "../../db/schema/content-versions.ts";
import { articleTypes, contentVersions } from "../../db/schema/index.ts";
import { stampCreate, stampUpdate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { groupAfter, joinedGroup, translatedTwice } from "../languages/translation-groups.ts";
import { ROOT_ID, idsBelow, lockTree } from "../tree.ts";
import { assertContentVersion, type Actor } from "../workflow/content-kind.ts";
import { wasPublic } from "../workflow/approvals.ts";
import { endApproval } from "../workflow/end-approval.ts";
import { noteHistory } from "../workflow/history.ts";
import { readStoredVersion } from "../workflow/stored-version.ts";
import { assertDeciders } from "./assert-deciders.ts";
import {
  TYPE_DEFAULTS,
  changedType,
  typeSnapshotOf,
  type ArticleTypeFields,
  type ArticleTypeRow,
} from "./type-fields.ts";
import { articleTypeKind, lockType } from "./type-kind.ts";
import { newTypeLanguage, typeLanguageAfter } from "./type-language.ts";

type Written = components["schemas"]["WrittenRecord"];

const taken = {
  article_types_code_key: { field: "code", message: messages.articleTypes.codeTaken },
  article_types_translation_key: translatedTwice,
};

/** @throws AppError `DUPLICATE`, or a field error. */
export async function createType(
  db: Transactor,
  body: ArticleTypeFields & { translationGroupId?: string | null },
  actor: Actor,
  now: Date,
): Promise<Written> {
  const changed = changedType(TYPE_DEFAULTS, body);
  const id = uuidv7();
  return refuseDuplicates(taken, () =>
    db.transaction(async (tx) => {
      await lockTree(tx, "article_types");
      await assertParent(tx, changed.parentId);
      await assertDeciders(tx, [], changed.flow);
      const fields = { ...changed, language: await newTypeLanguage(tx, body, changed.parentId) };
      const group = await joinedGroup(tx, articleTypes, body.translationGroupId ?? null);
      const row = { id, ...fields, translationGroupId: group };
      await tx.insert(articleTypes).values({ ...row, ...stampCreate(actor, now) });
      await insertVersion(tx, id, { versionNo: 1, fields, authorIds: [actor.id] }, actor, now);
      const event = { action: "create" as const, versionNo: 1 };
      await noteHistory(tx, { bizType: "articleType", bizId: id }, event, actor, now);
      const target = { targetId: id, targetName: fields.name };
      await actor.record?.(tx, { ...target, before: null, after: { ...fields } });
      return { id, version: 1 };
    }),
  );
}

/**
 * Saves the sent fields as a new version.
 *
 * @throws AppError `VERSION_CONFLICT`, `DUPLICATE`, `CYCLE`, `REVIEW_RUNNING`.
 */
export async function updateType(
  db: Db,
  body: components["schemas"]["ArticleTypeUpdateBody"],
  actor: Actor,
  now: Date,
): Promise<Written> {
  return refuseDuplicates(taken, () =>
    db.transaction(async (tx) => {
      await lockTree(tx, "article_types");
      const row = await lockType(tx, body.id);
      if (!row) throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
      await assertContentVersion(articleTypeKind, tx, row, body.version, actor, now);
      if (row.reviewStatus === "running") throw reviewRunning();
      const changed = changedType(typeSnapshotOf(row), body);
      await assertDeciders(tx, row.flow, changed.flow);
      if (changed.parentId !== row.parentId) await assertMove(tx, row.id, changed.parentId);
      const language = await typeLanguageAfter(tx, row, body, changed.parentId);
      const fields = { ...changed, language };
      const { translationGroupId: group } = body;
      const translationGroupId =
        group === undefined
          ? row.translationGroupId
          : await groupAfter(tx, articleTypes, row, group);
      const versionNo = row.headVersionNo + 1;
      const { status, approvedVersionNo } = await endApproval(
        tx,
        "articleType",
        row,
        "edited",
        actor,
        now,
      );
      const authorIds = [...new Set([...(await authorsSincePublic(tx, row, now)), actor.id])];
      await tx
        .update(articleTypes)
        .set({
          ...fields,
          translationGroupId,
          headVersionNo: versionNo,
          status,
          approvedVersionNo,
          reviewStatus: STATE_AFTER_APPROVAL.reviewStatus[row.reviewStatus] ?? row.reviewStatus,
          ...stampUpdate(actor, now),
          version: sql`${articleTypes.version} + 1`,
        })
        .where(eq(articleTypes.id, row.id));
      await insertVersion(tx, row.id, { versionNo, fields, authorIds }, actor, now);
      const event = { action: "update" as const, versionNo };
      await noteHistory(tx, { bizType: "articleType", bizId: row.id }, event, actor, now);
      await actor.record?.(tx, {
        targetId: row.id,
        targetName: fields.name,
        before: { ...typeSnapshotOf(row) },
        after: { ...fields },
      });
      return { id: row.id, version: row.version + 1 };
    }),
  );
}

/** @throws AppError `REVIEW_RUNNING`. */
export function reviewRunning(): AppError {
  return new AppError("REVIEW_RUNNING", messages.articleTypes.underReview);
}

async function assertParent(db: Db, parentId: string): Promise<void> {
  if (parentId === ROOT_ID) return;
  if ((await db.$count(articleTypes, eq(articleTypes.id, parentId))) > 0) return;
  throw fieldError("parentId", "exists", messages.articleTypes.unknownParent);
}

async function assertMove(db: Db, id: string, parentId: string): Promise<void> {
  await assertParent(db, parentId);
  const rows = await db
    .select({ id: articleTypes.id, parentId: articleTypes.parentId })
    .from(articleTypes);
  if (!idsBelow(rows, id).includes(parentId)) return;
  throw new AppError("CYCLE", messages.articleTypes.underItself);
}

/** Who wrote the latest version, unless it has been public. */
async function authorsSincePublic(
  db: Db,
  { id, headVersionNo }: ArticleTypeRow,
  now: Date,
): Promise<string[]> {
  const { approved, authorIds } = await readStoredVersion(db, "articleType", id, headVersionNo);
  const isBase = approved && (await wasPublic(db, "articleType", id, headVersionNo, now));
  return isBase ? [] : authorIds;
}

async function insertVersion(
  db: Db,
  bizId: string,
  {
    versionNo,
    fields,
    authorIds,
  }: { versionNo: number; fields: ArticleTypeSnapshot; authorIds: string[] },
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.insert(contentVersions).values({
    bizType: "articleType",
    title: fields.name,
    bizId,
    versionNo,
    fields,
    authorIds,
    createdAt: now,
    createdBy: actor.id,
    createdByName: actor.name,
  });
}
