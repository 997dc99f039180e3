import { eq, sql, type SQL } from "drizzle-orm";
import { approvalStatement, type PublicForm } from "../../src/content/approval-statement.ts";
import type { Db } from "../../src/db/db.ts";
import { articles, publishedArticleTypes, publishedArticles } from "../../src/db/schema/index.ts";
import { articleKind } from "../../src/modules/articles/article-kind.ts";
import { createArticle } from "../../src/modules/articles/create-article.ts";
import { restoreArticle, updateArticle } from "../../src/modules/articles/save-article.ts";
import { deleteArticle, trashArticle, untrashArticle } from "../../src/modules/articles/trash.ts";
import { deleteType } from "../../src/modules/article-types/delete-type.ts";
import { createType, updateType } from "../../src/modules/article-types/save-type.ts";
import { articleTypeKind } from "../../src/modules/article-types/type-kind.ts";
import { assertInvariant } from "./_assert-invariant.ts";
import type { Actor, ContentItem, ContentKind } from "../../src/modules/workflow/content-kind.ts";

/** The record of a walk, and the ways it is written besides workflow actions. */
export interface Subject {
  kind: ContentKind;
  id: string;
  edit(version: number, mark: string, extra: Edit, actor: Actor, now: Date): Promise<unknown>;
  remove(actor: Actor, now: Date): Promise<unknown>;
  /** Deletes it completely. */
  purge(actor: Actor, now: Date): Promise<void>;
  restore?(version: number, versionNo: number, actor: Actor, now: Date): Promise<unknown>;
  untrash?(version: number, actor: Actor, now: Date): Promise<unknown>;
}

/** What an edit contains besides its text. */
export interface Edit {
  autosave: boolean;
  offlineAt: string | null;
}

let made = 0;

export async function newArticle(
  db: Db,
  typeId: string,
  actor: Actor,
  now: Date,
): Promise<Subject> {
  made += 1;
  const content = "<p>first</p>";
  const { id } = await createArticle(db, { typeId, title: `Walk ${made}`, content }, actor, now);
  return {
    kind: articleKind,
    id,
    edit: (version, mark, extra, by, at) =>
      updateArticle(db, { id, version, content: `<p>${mark}</p>`, ...extra }, by, at),
    restore: (version, versionNo, by, at) => restoreArticle(db, { id, version, versionNo }, by, at),
    remove: (by, at) => trashArticle(db, { id }, by, at),
    untrash: (version, by, at) => untrashArticle(db, { id, version }, by, at),
    async purge(by, at) {
      if (await articleKind.lock(db, id)) await trashArticle(db, { id }, by, at);
      const version = await versionOf(db, id);
      await deleteArticle(db, { id, version }, by);
    },
  };
}

async function versionOf(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ version: articles.version })
    .from(articles)
    .where(eq(articles.id, id));
  return row?.version ?? 0;
}

export async function newType(db: Db, parentId: string, actor: Actor, now: Date): Promise<Subject> {
  made += 1;
  const body = { parentId, kind: "list" as const, name: "first", code: `walk-${made}` };
  const { id } = await createType(db, body, actor, now);
  return {
    kind: articleTypeKind,
    id,
    edit: (version, mark, _extra, by, at) => updateType(db, { id, version, name: mark }, by, at),
    remove: (by, at) => deleteType(db, { id }, by, at),
    async purge(by, at) {
      if (await articleTypeKind.lock(db, id)) await deleteType(db, { id }, by, at);
    },
  };
}

/** A snapshot of everything stored about a record. */
export interface Snapshot {
  /** undefined when it is trashed or deleted. */
  item: ContentItem | undefined;
  rounds: { id: string; round: number; status: string; versionNo: number; nodeIndex: number }[];
  tasks: StoredTask[];
  versions: StoredVersion[];
  /** Oldest first. */
  history: { action: string; actorId: string; round: number; versionNo: number }[];
  unread: string[];
  /** What is public, was last or will be first; null when there is no copy. */
  copy: Copy | null;
  /** The revision that is to replace it. */
  next: Copy | null;
  /** All copies, in the order of their dates. */
  copies: Copy[];
  /** What the public sees now. */
  seen: { versionNo: number } | null;
}

export interface Copy {
  versionNo: number;
  text: string;
}

export interface StoredTask {
  id: string;
  roundId: string;
  round: number;
  nodeIndex: number;
  assigneeId: string;
  status: string;
  via: string;
}

export interface StoredVersion {
  versionNo: number;
  createdBy: string;
  /** Its approval has not ended, and the statement is about what is stored. */
  isApproved: boolean;
  restoredFrom: number | null;
  mark: string;
  offlineAt: string | null;
}

export async function look(db: Db, { kind, id }: Subject, now: Date): Promise<Snapshot> {
  const item = await kind.lock(db, id);
  const ours = sql`biz_type = ${kind.bizType} and biz_id = ${id}`;
  const of = <T>(columns: string, from: string, rest: SQL) =>
    sql<T[]>`(select coalesce(json_agg(json_build_object(${sql.raw(columns)})), '[]')
      from (select * from ${sql.raw(from)} where ${ours} ${rest}) as found)`;
  const [found] = await db
    .select({
      rounds: of<Snapshot["rounds"][number]>(
        "'id', id, 'round', round, 'status', status, 'versionNo', version_no, 'nodeIndex', node_index",
        "review_rounds",
        sql`order by round`,
      ),
      tasks: of<StoredTask>(
        "'id', id, 'roundId', round_id, 'round', round, 'nodeIndex', node_index, 'assigneeId', assignee_id, 'status', status, 'via', via",
        "tasks",
        sql`order by created_at, id`,
      ),
      versions: of<Omit<StoredVersion, "isApproved"> & PublicForm>(
        "'versionNo', version_no, 'createdBy', created_by, 'fields', fields, 'content', content, 'restoredFrom', restored_from, 'mark', coalesce(content, title), 'offlineAt', fields -> 'offlineAt'",
        "content_versions",
        sql`order by version_no`,
      ),
      approvals: of<{ versionNo: number; statement: string }>(
        "'versionNo', version_no, 'statement', statement",
        "content_approvals",
        sql`and ended_at is null`,
      ),
      history: of<Snapshot["history"][number]>(
        "'action', action, 'actorId', actor_id, 'round', round, 'versionNo', version_no",
        "content_history",
        sql`order by created_at, id`,
      ),
      unread: of<{ id: string }>("'id', receiver_id", "circulations", sql`and read_at is null`),
    })
    .from(sql`(select 1) as one`);
  if (!found) throw new Error("Nothing was read");
  const unread = found.unread.map((row) => row.id);
  const versions = found.versions.map(({ fields, content, ...version }) => ({
    ...version,
    isApproved: found.approvals.some(
      ({ versionNo, statement }) =>
        versionNo === version.versionNo && statement === approvalStatement({ fields, content }),
    ),
  }));
  return { ...found, versions, unread, item, ...(await publicPart(db, kind, id, now)) };
}

async function publicPart(db: Db, kind: ContentKind, id: string, now: Date) {
  const rows = kind === articleKind ? await articleCopies(db, id) : await typeCopy(db, id);
  const visible = rows.filter(
    ({ liveFrom, liveUntil }) => liveFrom <= now && (liveUntil === null || liveUntil > now),
  );
  assertInvariant("copies that the public sees", visible.length <= 1, true);
  const [seen = null] = visible;
  const copy = seen ?? rows.at(-1) ?? null;
  const next = rows.find((row) => row !== copy && row.liveFrom > now) ?? null;
  return {
    copy: copy && asCopy(copy),
    next: next && asCopy(next),
    copies: rows.map(asCopy),
    seen: seen && { versionNo: seen.versionNo },
  };
}

function asCopy({ versionNo, text }: Copy): Copy {
  return { versionNo, text };
}

function articleCopies(db: Db, id: string) {
  const { versionNo, liveFrom, liveUntil, detail } = publishedArticles;
  const text = sql<string>`${detail}::jsonb ->> 'content'`;
  return db
    .select({ versionNo, liveFrom, liveUntil, text })
    .from(publishedArticles)
    .where(eq(publishedArticles.id, id))
    .orderBy(liveFrom);
}

function typeCopy(db: Db, id: string) {
  const { versionNo, liveFrom, name } = publishedArticleTypes;
  return db
    .select({ versionNo, liveFrom, liveUntil: sql<null>`null`, text: sql<string>`${name}` })
    .from(publishedArticleTypes)
    .where(eq(publishedArticleTypes.id, id));
}

/** A snapshot without what time alone changes. */
export function stored({ seen: _seen, copy: _copy, next: _next, ...rest }: Snapshot) {
  return rest;
}
