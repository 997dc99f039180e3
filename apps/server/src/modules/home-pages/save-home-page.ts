import { eq, sql } from "drizzle-orm";
import { STATE_AFTER_APPROVAL } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import type { HomePageSnapshot } from "../../db/schema/content-versions.ts";
import { contentVersions, homePages } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { wasPublic } from "../workflow/approvals.ts";
import { assertContentVersion, type Actor } from "../workflow/content-kind.ts";
import { endApproval } from "../workflow/end-approval.ts";
import { noteHistory } from "../workflow/history.ts";
import { assertReferences, assertSections } from "./check-sections.ts";
import { homePageKind, lockHomePage, readHomePageVersion } from "./home-page-kind.ts";
import type { HomePageRow } from "./home-page-record.ts";
import { homePageTitle } from "./home-page-title.ts";
import { readVersion } from "./home-page-versions.ts";

type Schemas = components["schemas"];

/**
 * Saves the sections as a new version.
 *
 * @throws AppError `VERSION_CONFLICT`, `REVIEW_RUNNING`; a field error.
 */
export async function updateHomePage(
  db: Db,
  { sections, ...expected }: Schemas["HomePageUpdateBody"],
  actor: Actor,
  now: Date,
): Promise<Schemas["WrittenRecord"]> {
  return db.transaction(async (tx) => {
    const row = await lockForChange(tx, expected, actor, now);
    return storeVersion(tx, { row, sections: sections ?? row.sections, actor, now });
  });
}

/**
 * Saves the sections of an earlier version as a new one, which its authors have written as well.
 *
 * @throws AppError `VERSION_CONFLICT`, `REVIEW_RUNNING`, `NOT_FOUND`.
 */
export async function restoreHomePage(
  db: Db,
  { versionNo, ...expected }: Schemas["HomePageRestoreBody"],
  actor: Actor,
  now: Date,
): Promise<Schemas["WrittenRecord"]> {
  return db.transaction(async (tx) => {
    const row = await lockForChange(tx, expected, actor, now);
    const { sections } = await readVersion(tx, row.id, versionNo, now);
    const { authorIds } = await readHomePageVersion(tx, row.id, versionNo);
    const restored = { versionNo, authorIds };
    return storeVersion(tx, { row, sections, restored, actor, now });
  });
}

async function lockForChange(
  db: Db,
  { id, version }: { id: string; version: number },
  actor: Actor,
  now: Date,
): Promise<HomePageRow> {
  const row = await lockHomePage(db, id);
  if (!row) throw new AppError("NOT_FOUND", messages.homePages.notFound);
  await assertContentVersion(homePageKind, db, row, version, actor, now);
  if (row.reviewStatus !== "running") return row;
  throw new AppError("REVIEW_RUNNING", messages.homePages.underReview);
}

interface Change {
  row: HomePageRow;
  sections: Schemas["HomePageSections"];
  restored?: { versionNo: number; authorIds: string[] };
  actor: Actor;
  now: Date;
}

async function storeVersion(
  db: Db,
  { row, sections, restored, actor, now }: Change,
): Promise<Schemas["WrittenRecord"]> {
  assertSections(sections);
  await assertReferences(db, sections, row.language);
  const { id, language } = row;
  const fields = { language, sections };
  const versionNo = row.headVersionNo + 1;
  const earlier = [...(await authorsSincePublic(db, row, now)), ...(restored?.authorIds ?? [])];
  const state = await endApproval(db, "homePage", row, "edited", actor, now);
  await db
    .update(homePages)
    .set({
      sections,
      headVersionNo: versionNo,
      status: state.status,
      approvedVersionNo: state.approvedVersionNo,
      reviewStatus: STATE_AFTER_APPROVAL.reviewStatus[row.reviewStatus] ?? row.reviewStatus,
      ...stampUpdate(actor, now),
      version: sql`${homePages.version} + 1`,
    })
    .where(eq(homePages.id, id));
  const authorIds = [...new Set([...earlier, actor.id])];
  const restoredFrom = restored?.versionNo ?? null;
  await insertVersion(db, id, { versionNo, fields, authorIds, restoredFrom }, actor, now);
  const action = restored === undefined ? ("update" as const) : ("restore" as const);
  await noteHistory(db, { bizType: "homePage", bizId: id }, { action, versionNo }, actor, now);
  await actor.record?.(db, {
    targetId: id,
    targetName: homePageTitle(language),
    before: { sections: row.sections },
    after: { sections },
  });
  return { id, version: row.version + 1 };
}

/** Who wrote the latest version, unless it has been public. */
async function authorsSincePublic(
  db: Db,
  { id, headVersionNo }: HomePageRow,
  now: Date,
): Promise<string[]> {
  const { approved, authorIds } = await readHomePageVersion(db, id, headVersionNo);
  const isBase = approved && (await wasPublic(db, "homePage", id, headVersionNo, now));
  return isBase ? [] : authorIds;
}

interface NewVersion {
  versionNo: number;
  fields: HomePageSnapshot;
  authorIds: string[];
  restoredFrom?: number | null;
}

async function insertVersion(
  db: Db,
  bizId: string,
  { versionNo, fields, authorIds, restoredFrom = null }: NewVersion,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.insert(contentVersions).values({
    bizType: "homePage",
    title: homePageTitle(fields.language),
    bizId,
    versionNo,
    fields,
    authorIds,
    restoredFrom,
    createdAt: now,
    createdBy: actor.id,
    createdByName: actor.name,
  });
}
