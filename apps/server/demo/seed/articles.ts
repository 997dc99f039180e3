import { and, eq } from "drizzle-orm";
import { articles as demoArticles, type ArticleState, type DemoArticle } from "../index.ts";
import { articleKind } from "../../src/modules/articles/article-kind.ts";
import { createArticle } from "../../src/modules/articles/create-article.ts";
import type { Actor } from "../../src/modules/workflow/content-kind.ts";
import type { ActionBody } from "../../src/modules/workflow/action-context.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import type { Db } from "../../src/db/db.ts";
import { articleCounters, articles, tasks } from "../../src/db/schema/index.ts";
import { seedComments } from "./comments.ts";
import type { DemoFiles } from "./files.ts";
import { groupOf } from "./group-of.ts";
import type { Staff } from "./people.ts";

const DAY = 86_400_000;

export interface ArticleSeed {
  staff: Staff;
  files: DemoFiles;
  typeIds: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Writes, reviews and publishes the articles with the same actions as staff, at the articles' own dates, and returns
 * their ids by slug.
 */
export async function seedArticles(db: Db, seed: ArticleSeed): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  // Oldest first, so that ids and dates rise together.
  const ordered = demoArticles.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  for (const article of ordered) {
    const original = article.translationOf && ids.get(article.translationOf);
    const id = await seedArticle(db, seed, article, original);
    ids.set(article.slug, id);
    await seedComments(db, seed.staff, id, article);
  }
  return ids;
}

/** The actions that lead to each state, with the days before its date. */
const PATHS: Readonly<Record<ArticleState, readonly (readonly [ActionBody["action"], number])[]>> =
  {
    draft: [],
    inReview: [["submit", 0]],
    approved: [
      ["submit", 1],
      ["approve", 0],
    ],
    returned: [
      ["submit", 1],
      ["return", 0],
    ],
    published: [
      ["submit", 2],
      ["approve", 1],
      ["publish", 0],
    ],
    offline: [
      ["submit", 2],
      ["approve", 1],
      ["publish", 0],
      ["offline", -30],
    ],
  };

/** @param original The article that it is the translation of. */
async function seedArticle(
  db: Db,
  seed: ArticleSeed,
  article: DemoArticle,
  original: string | undefined,
): Promise<string> {
  const { staff, now } = seed;
  const date = Date.parse(article.publishedAt);
  const at = (daysBefore: number) => new Date(Math.min(date - daysBefore * DAY, now.getTime()));
  const writer = staff.writer(article.author);
  if (article.translationOf !== undefined && original === undefined) {
    throw new Error(`${article.slug} is older than what it translates`);
  }
  const translationGroupId = original === undefined ? null : await groupOf(db, articles, original);
  const body = { ...fieldsOf(seed, article), translationGroupId };
  const created = await createArticle(db, body, writer, at(5));
  let { version } = created;
  for (const [action, daysBefore] of PATHS[article.state]) {
    const actor = await actorOf(db, staff, action, created.id, writer);
    const comment = action === "return" ? article.reviewComment : undefined;
    const body = { bizId: created.id, action, version, ...(comment ? { comment } : {}) };
    ({ version } = await performAction(db, articleKind, body, actor, at(daysBefore)));
  }
  if (article.state === "inReview") await circulate(db, staff, created.id, version, writer, at(0));
  await seedReaders(db, created.id, article, now);
  return created.id;
}

function fieldsOf({ files, typeIds }: ArticleSeed, article: DemoArticle) {
  const { slug, title, subTitle, summary, author, allowComment, isTop } = article;
  return {
    typeId: typeIds.get(article.typeCode) ?? "",
    slug,
    title,
    summary,
    author,
    allowComment,
    subTitle: subTitle ?? null,
    isTop: isTop ?? false,
    content: files.withPictures(article.html),
    cover: files.url(article.cover),
    coverAlt: article.coverAlt ?? null,
    tags: [...article.tags],
    keywords: [...(article.keywords ?? [])],
    recommendPositions: [...(article.recommendPositions ?? [])],
    attachments: (article.attachments ?? []).map((one) => files.attachment(one)),
  };
}

async function actorOf(
  db: Db,
  staff: Staff,
  action: ActionBody["action"],
  bizId: string,
  writer: Actor,
): Promise<Actor> {
  if (action === "submit") return writer;
  if (action === "publish" || action === "offline") return staff.by("publisher");
  // An assignee of the review; the head of engineering if she is one.
  const pending = await db
    .select({ id: tasks.assigneeId, name: tasks.assigneeName })
    .from(tasks)
    .where(and(eq(tasks.bizId, bizId), eq(tasks.status, "pending")));
  const chosen = pending.find(({ id }) => id === staff.by("reviewer").id) ?? pending[0];
  if (!chosen) throw new Error(`Nobody reviews ${bizId}`);
  return { ...chosen, may: () => true };
}

async function circulate(
  db: Db,
  staff: Staff,
  bizId: string,
  version: number,
  writer: Actor,
  now: Date,
): Promise<void> {
  const userIds = [staff.by("publisher").id, staff.by("auditor").id];
  const comment = "For your information before it goes out.";
  const body = { bizId, action: "circulate" as const, version, userIds, comment };
  await performAction(db, articleKind, body, writer, now);
}

/** Read counts: older articles have more, by a share derived from the slug. */
async function seedReaders(
  db: Db,
  articleId: string,
  { slug, publishedAt, state }: DemoArticle,
  now: Date,
): Promise<void> {
  if (state !== "published") return;
  const days = Math.max(1, (now.getTime() - Date.parse(publishedAt)) / DAY);
  const share = Array.from(slug).reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) % 97,
    7,
  );
  const readCount = Math.round(40 + share * Math.sqrt(days));
  await db
    .update(articleCounters)
    .set({ readCount })
    .where(eq(articleCounters.articleId, articleId));
}
