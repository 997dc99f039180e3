import { eq, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { articleCounters, comments } from "../../db/schema/index.ts";
import { stampCreate, stampUpdate } from "../../db/stamp.ts";
import { toPlainText } from "../html/to-rich-text.ts";
import type { Outcome, ReportEntry } from "../report.ts";
import type { WxrComment, WxrItem } from "../wxr/wxr-item.ts";
import { truncate } from "./truncate.ts";
import { digestOf, type ImportRecord, type NewImportRecord } from "./id-map.ts";
import { SKIP_REASONS, importer, isUnedited, type ImportRun } from "./import-run.ts";
import { sortTree } from "./sort-tree.ts";

type CommentRow = typeof comments.$inferSelect;
/** A comment that is imported, with notes on what changed. */
interface Accepted {
  comment: WxrComment;
  localId: string;
  known: ImportRecord | undefined;
  values: Pick<CommentRow, "nickname" | "email" | "content" | "status">;
  notes: string[];
}

const MAX_NICKNAME = 30;
const MAX_CONTENT = 10_000;
const BATCH = 200;

/** Imports an article's comments, replies below their parents. */
export async function importComments(
  run: ImportRun,
  item: WxrItem,
  articleId: string,
): Promise<void> {
  const placed = sortTree(item.comments);
  const { accepted, refused } = await filterComments(run, item.comments);
  for (const entry of refused) run.report.add(entry);
  const byId = new Map(accepted.map((one) => [one.comment.id, one]));
  const parents = new Map(placed.map(({ node, parentId }) => [node.id, parentId]));
  for (let at = 0; at < accepted.length; at += BATCH) {
    await store(run, articleId, accepted.slice(at, at + BATCH), byId, parents);
  }
}

/** Reports the comments of a skipped article. */
export function skipComments(
  { report }: ImportRun,
  item: WxrItem,
  reason = "its article was skipped",
): void {
  for (const comment of item.comments) {
    report.add(entryOf(comment, "skipped", [reason]));
  }
}

async function filterComments({ idMap }: ImportRun, list: readonly WxrComment[]) {
  const ids = list.map(({ id }) => id).filter((id) => id !== "");
  const unseen = new Set(await inBatches(ids, (some) => idMap.unseen("comment", some)));
  const known = new Map(await inBatches(ids, (some) => idMap.findAll("comment", some)));
  const accepted: Accepted[] = [];
  const refused: ReportEntry[] = [];
  for (const comment of list) {
    const notes: string[] = [];
    const content = toPlainText(comment.content);
    const reason = refusal(comment, content, unseen);
    if (reason !== null) {
      refused.push(entryOf(comment, "skipped", [reason]));
      continue;
    }
    unseen.delete(comment.id);
    const record = known.get(comment.id);
    const localId = record?.localId ?? uuidv7();
    const values = valuesOf(comment, content, notes);
    accepted.push({ comment, localId, known: record, values, notes });
  }
  return { accepted, refused };
}

async function inBatches<T>(
  ids: readonly string[],
  look: (some: readonly string[]) => Promise<Iterable<T>>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    found.push(...(await look(ids.slice(at, at + BATCH))));
  }
  return found;
}

const REFUSED_STATES: Readonly<Record<string, string>> = {
  spam: "was marked as spam",
  trash: "was in the trash",
  "post-trashed": "was in the trash",
};

function refusal(
  { id, type, approved }: WxrComment,
  content: string,
  unseen: ReadonlySet<string>,
): string | null {
  if (id === "") return "has no id";
  if (!unseen.has(id)) return "has the id of an earlier one";
  if (type === "pingback" || type === "trackback")
    return "is a notice that another site links here";
  if (type !== "" && type !== "comment") return `is of a kind that a plug-in brings: ${type}`;
  if (Object.hasOwn(REFUSED_STATES, approved)) return REFUSED_STATES[approved] ?? null;
  return content === "" ? "has no text" : null;
}

function valuesOf(comment: WxrComment, content: string, notes: string[]): Accepted["values"] {
  const name = toPlainText(comment.author).replace(/\s+/g, " ");
  if (/<(?!br|\/?p\b)[a-z/]/i.test(comment.content)) notes.push("tags were removed");
  return {
    nickname: truncate(name, MAX_NICKNAME, "the name was shortened", notes) || "Anonymous",
    email: /^[^\s@]+@[^\s@]+$/.test(comment.email) ? comment.email.slice(0, 254) : null,
    content: truncate(content, MAX_CONTENT, "the text was shortened", notes),
    status: comment.approved === "1" ? "approved" : "pending",
  };
}

async function store(
  run: ImportRun,
  articleId: string,
  batch: readonly Accepted[],
  byId: ReadonlyMap<string, Accepted>,
  parents: ReadonlyMap<string, string>,
): Promise<void> {
  const { db, idMap, report, now } = run;
  const rows: (typeof comments.$inferInsert)[] = [];
  const records: NewImportRecord[] = [];
  const present = await presentRows(run, batch);
  for (const one of batch) {
    const { comment, localId, known, values, notes } = one;
    const parent = byId.get(parents.get(comment.id) ?? "");
    if (comment.parentId !== "" && parent === undefined) {
      notes.push("the comment it answers was skipped, so it moved to the top");
    }
    const parentId = parent?.localId ?? null;
    const digest = digestOf([values, parentId]);
    const verdict = decideOutcome(known, digest, present.get(localId));
    report.add(entryOf(comment, verdict.outcome, verdict.reason ?? notes));
    if (verdict.outcome === "imported") {
      rows.push({ id: localId, articleId, parentId, ...values, ...origin(comment, now) });
    }
    if (verdict.outcome === "updated") {
      const change = {
        ...values,
        ...stampUpdate(importer, now),
        version: sql`${comments.version} + 1`,
      };
      await db.update(comments).set(change).where(eq(comments.id, localId));
    }
    if (verdict.outcome === "imported" || verdict.outcome === "updated") {
      records.push({ kind: "comment", externalId: comment.id, localId, digest });
    }
  }
  if (rows.length > 0) await db.insert(comments).values(rows);
  await idMap.remember(records);
  if (records.length > 0) await recount(run, articleId);
}

async function presentRows({ db }: ImportRun, batch: readonly Accepted[]) {
  const ids = batch.flatMap(({ known, localId }) => (known ? [localId] : []));
  if (ids.length === 0) return new Map<string, CommentRow>();
  const rows = await db.select().from(comments).where(inArray(comments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

function decideOutcome(
  known: ImportRecord | undefined,
  digest: string,
  row: CommentRow | undefined,
): { outcome: Outcome; reason: readonly string[] | null } {
  if (!known) return { outcome: "imported", reason: null };
  if (known.digest === digest) return { outcome: "unchanged", reason: [] };
  if (!row) return { outcome: "skipped", reason: [SKIP_REASONS.deleted] };
  if (!isUnedited(row)) return { outcome: "skipped", reason: [SKIP_REASONS.edited] };
  return { outcome: "updated", reason: null };
}

function origin({ date, address, author }: WxrComment, now: Date) {
  const at = date ?? now;
  return {
    address: address.slice(0, 45),
    userAgent: "",
    ...stampCreate({ id: importer.id, name: author.slice(0, 64) || importer.name }, at),
  };
}

/** Updates the comment count that lists show. */
async function recount({ db }: ImportRun, articleId: string): Promise<void> {
  const approved = sql`(select count(*) from ${comments} where ${comments.articleId} = ${articleId} and ${comments.status} = 'approved')`;
  await db
    .insert(articleCounters)
    .values({ articleId, commentCount: approved })
    .onConflictDoUpdate({ target: articleCounters.articleId, set: { commentCount: approved } });
}

function entryOf(
  { id, author }: WxrComment,
  outcome: Outcome,
  notes: readonly string[],
): ReportEntry {
  return { kind: "comment", id, title: author, outcome, notes };
}
