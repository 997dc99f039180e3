import { and, eq, not, sql, type SQL } from "drizzle-orm";
import { STATE_AFTER_APPROVAL } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import {
  articleTypes,
  articles,
  contentVersions,
  fileReferences,
  homePages,
} from "../../db/schema/index.ts";
import { may, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Author } from "../../db/stamp.ts";
import { articleTypeKind } from "../article-types/type-kind.ts";
import { articleKind } from "../articles/article-kind.ts";
import { homePageKind } from "../home-pages/home-page-kind.ts";
import { approvalChanges } from "../workflow/approvals.ts";
import type { BizType, ContentItem, ContentKind } from "../workflow/content-kind.ts";
import { endApproval, withdrawRound } from "../workflow/end-approval.ts";
import { noteHistory } from "../workflow/history.ts";

type FileUseType = components["schemas"]["FileUseType"];

/** Where each kind of record keeps addresses of files. */
const PLACES: Record<FileUseType, { table: string; text: string[]; json?: string[] }> = {
  article: { table: "articles", text: ["cover", "images", "video_url"], json: ["attachments"] },
  articleType: { table: "article_types", text: ["icon", "cover", "description", "redirect_url"] },
  homePage: { table: "home_pages", text: [], json: ["sections"] },
  product: { table: "products", text: ["cover", "images", "content"], json: ["attachments"] },
  banner: { table: "banners", text: ["image", "link_url"] },
  friendlyLink: { table: "friendly_links", text: ["logo", "url"] },
  quickLink: { table: "quick_links", text: ["icon", "url"] },
  recommend: { table: "recommends", text: ["cover"] },
  siteSetting: { table: "site_settings", text: ["logo"], json: ["social_links"] },
  user: { table: "users", text: ["avatar"] },
};

/** The content that is reviewed. */
const REVIEWED = {
  article: { kind: articleKind, table: articles },
  articleType: { kind: articleTypeKind, table: articleTypes },
  homePage: { kind: homePageKind, table: homePages },
} satisfies Record<BizType, object>;

function isReviewed(type: FileUseType): type is BizType {
  return Object.hasOwn(REVIEWED, type);
}

/** What else changing a record of a kind takes; content that is more than a draft takes publishing it. */
const PERMISSIONS: Record<Exclude<FileUseType, BizType>, string> = {
  product: "product:product:update",
  banner: "content:banner:update",
  friendlyLink: "content:friendlyLink:update",
  quickLink: "content:quickLink:update",
  recommend: "content:recommend:update",
  siteSetting: "content:siteSetting:update",
  user: "system:user:update",
};

/**
 * Other content at an address changes each record that refers to it. So it takes the permissions that changing each of
 * them takes.
 *
 * @throws AppError `FORBIDDEN`.
 */
export async function assertMayChange(
  db: Db,
  url: string,
  { user }: { user: SignedInUser | null },
): Promise<void> {
  const found = await queryRows<{ type: FileUseType; id: string; draft: boolean }>(
    db,
    sql`select record_type as type, record_id as id, ${isDraft} as draft
        from file_references reference where url = ${url}`,
  );
  const allowed = found.every(({ type, id, draft }) => {
    if (type === "user" && id === user?.id) return true;
    if (!isReviewed(type)) return may(user, PERMISSIONS[type]);
    return may(user, `content:${type}:${draft ? "update" : "publish"}`);
  });
  if (!allowed) throw new AppError("FORBIDDEN", messages.files.changesOthers);
}

/** Neither public, nor approved, nor under review. */
const isDraft = sql`not exists (
    select 1 from (select 'article' as type, id, status, review_status from articles
      union all select 'articleType', id, status, review_status from article_types
      union all select 'homePage', id, status, review_status from home_pages) content
    where content.type = reference.record_type and content.id = reference.record_id
      and (content.status <> 'draft' or content.review_status in ('running', 'approved')))`;

/**
 * Writes a file's new address into every record that refers to it. Each counts as changed, so that nobody who has it open
 * saves the old address again. Content that is reviewed keeps what was approved: a version that is public or scheduled
 * stays as it is, and a new version after it has the new address; an approval that nobody has published ends.
 */
export async function rewriteReferences(
  db: Db,
  { from, to }: Change,
  actor: Author,
  now: Date,
): Promise<void> {
  const sources = await db
    .select({ type: fileReferences.recordType, id: fileReferences.recordId })
    .from(fileReferences)
    .where(eq(fileReferences.url, from));
  for (const [type, records] of Map.groupBy(sources, (source) => source.type)) {
    const ids = sql`(${sql.join(
      records.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`;
    await rewriteRecords(db, type, ids, { from, to });
    if (!isReviewed(type)) continue;
    const { kind } = REVIEWED[type];
    for (const { id } of records) {
      await rewriteVersions(db, kind, id, { from, to, actor, now });
      await endChangedApproval(db, kind, id, { to, actor, now });
    }
  }
  const { url, recordType, recordId } = fileReferences;
  const still = sql`exists (select from content_versions version
    where version.biz_type = ${recordType} and version.biz_id = ${recordId}
      and strpos(version.fields::text || coalesce(version.content, ''), ${from}) > 0)`;
  await db.delete(fileReferences).where(and(eq(url, from), not(still)));
}

/** Nobody has approved the record with its new picture: a review of it ends as well. */
async function endChangedApproval(
  db: Db,
  kind: ContentKind,
  id: string,
  { to, actor, now }: { to: string; actor: Author; now: Date },
): Promise<void> {
  const item = await kind.lock(db, id);
  if (!item) return;
  const { bizType } = kind;
  if (item.reviewStatus === "running") {
    if (!refersTo(await kind.form(db, id, item.headVersionNo), to)) return;
    await withdrawRound(db, bizType, id, "fileReplaced", actor, now);
    const event = { action: "approvalEnd", reason: "fileReplaced" } as const;
    const { round, headVersionNo: versionNo } = item;
    await noteHistory(db, { bizType, bizId: id }, { ...event, round, versionNo }, actor, now);
  } else if ((await approvalChanges(db, kind, item, now)).includes("content")) {
    await endApproval(db, bizType, item, "fileReplaced", actor, now);
  }
}

interface Changer {
  actor: Author;
  now: Date;
}

interface Change {
  from: string;
  to: string;
}

async function rewriteRecords(db: Db, type: FileUseType, ids: SQL, change: Change): Promise<void> {
  const { table, text, json = [] } = PLACES[type];
  const assigned = [
    ...text.map((column) => assignText(column, change)),
    ...json.map((column) => assignJson(column, change)),
  ];
  await db.execute(sql`update ${sql.identifier(table)}
    set version = version + 1, ${sql.join(assigned, sql`, `)} where id in ${ids}`);
}

/** In all versions but those that are public or scheduled; when the latest is one of these, in a new version after it. */
async function rewriteVersions(
  db: Db,
  kind: ContentKind,
  id: string,
  { actor, now, ...change }: Change & Changer,
): Promise<void> {
  const item = await kind.lock(db, id);
  const kept = [item?.publishedVersionNo, item?.nextVersionNo].filter((no) => no != null);
  if (item && kept.includes(item.headVersionNo)) {
    await continueFromPublic(db, kind, item, { actor, now, ...change });
  }
  const others = kept.map((no) => sql` and version_no <> ${no}`);
  await db.execute(sql`update content_versions
    set ${assignText("content", change)}, ${assignJson("fields", change)}
    where biz_type = ${kind.bizType} and biz_id = ${id}${sql.join(others)}`);
}

/** Copies the public version as a new one, which whoever replaces the file has written. */
async function continueFromPublic(
  db: Db,
  { bizType }: ContentKind,
  { id, headVersionNo, reviewStatus }: ContentItem,
  { from, actor, now }: Change & Changer,
): Promise<void> {
  const head = and(
    eq(contentVersions.bizType, bizType),
    eq(contentVersions.bizId, id),
    eq(contentVersions.versionNo, headVersionNo),
  );
  const [before] = await db.select().from(contentVersions).where(head);
  if (!before) throw new Error(`Version ${headVersionNo} of ${bizType} ${id} is missing`);
  if (!refersTo(before, from)) return;
  const versionNo = headVersionNo + 1;
  await db.insert(contentVersions).values({
    ...before,
    versionNo,
    approved: false,
    autosave: false,
    restoredFrom: null,
    authorIds: [actor.id],
    createdAt: now,
    createdBy: actor.id,
    createdByName: actor.name,
  });
  const { table } = REVIEWED[bizType];
  await db
    .update(table)
    .set({
      headVersionNo: versionNo,
      reviewStatus: STATE_AFTER_APPROVAL.reviewStatus[reviewStatus] ?? reviewStatus,
    })
    .where(eq(table.id, id));
  await noteHistory(db, { bizType, bizId: id }, { action: "update", versionNo }, actor, now);
}

function refersTo(
  { fields, content }: { fields: object; content: string | null },
  address: string,
): boolean {
  return `${JSON.stringify(fields)}${content ?? ""}`.includes(address);
}

function assignText(column: string, { from, to }: Change): SQL {
  const name = sql.identifier(column);
  return sql`${name} = replace(${name}, ${from}, ${to})`;
}

function assignJson(column: string, { from, to }: Change): SQL {
  const name = sql.identifier(column);
  return sql`${name} = replace(${name}::text, ${from}, ${to})::jsonb`;
}
