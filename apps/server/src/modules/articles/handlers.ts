import { and, eq, isNull } from "drizzle-orm";
import { publishedVersionAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articles } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { messages } from "../../kernel/messages/index.ts";
import { actorOf } from "../workflow/actor.ts";
import { readHistory } from "../workflow/history.ts";
import { performAction } from "../workflow/perform-action.ts";
import type { ArticleRow } from "./article-fields.ts";
import { articleKind } from "./article-kind.ts";
import { readArticle } from "./article-record.ts";
import { pageVersions, readVersion } from "./article-versions.ts";
import { listArticles, pageArticles } from "./page-articles.ts";
import { notePresence } from "./presence.ts";
import { createArticle } from "./create-article.ts";
import { restoreArticle, updateArticle } from "./save-article.ts";
import { suggestTags } from "./suggest-tags.ts";
import { deleteArticle, pageTrash, trashArticle, untrashArticle } from "./trash.ts";

export const articleHandlers = {
  articlesSave: async ({ body }, ctx) =>
    createArticle(ctx.idempotent, body, actorOf(ctx), ctx.now()),

  articlesUpdate: async ({ body }, ctx) => updateArticle(ctx.db, body, actorOf(ctx), ctx.now()),

  articlesDelete: async ({ path, query }, ctx) => {
    await trashArticle(ctx.db, { ...path, ...query }, actorOf(ctx), ctx.now());
    return null;
  },

  articlesGet: async ({ path }, ctx) => readArticle(ctx.db, path.id, actorOf(ctx), ctx.now()),

  articlesPage: async ({ query }, ctx) => pageArticles(ctx.db, query, actorOf(ctx), ctx.now()),

  articlesList: async ({ query }, ctx) => answerList(await listArticles(ctx.db, query, ctx.now())),

  articlesTags: async ({ query }, ctx) => answerList(await suggestTags(ctx.db, query)),

  articlesAct: async ({ body }, ctx) =>
    performAction(ctx.db, articleKind, body, actorOf(ctx), ctx.now()),

  articlesPresence: async ({ body }, ctx) => {
    await existing(ctx, body.id);
    const { id, leaves = false } = body;
    return notePresence(ctx.db, { id, leaves }, actorOf(ctx).id, ctx.now());
  },

  articlesHistory: async ({ path, query }, ctx) => {
    await existing(ctx, path.id);
    return answerList(await readHistory(ctx.db, "article", path.id, query));
  },

  articlesVersions: async ({ path, query }, ctx) =>
    pageVersions(ctx.db, await existing(ctx, path.id), query, ctx.now()),

  articlesVersion: async ({ path, query }, ctx) =>
    readVersion(ctx.db, await existing(ctx, path.id), query.versionNo, ctx.now()),

  articlesRestore: async ({ body }, ctx) => restoreArticle(ctx.db, body, actorOf(ctx), ctx.now()),

  articlesTrashPage: async ({ query }, ctx) => pageTrash(ctx.db, query, actorOf(ctx)),

  articlesTrashRestore: async ({ body }, ctx) =>
    untrashArticle(ctx.db, body, actorOf(ctx), ctx.now()),

  articlesTrashDelete: async ({ path, query }, ctx) => {
    await deleteArticle(ctx.db, { ...path, ...query }, actorOf(ctx));
    return null;
  },
} satisfies Partial<Handlers>;

async function existing({ db, now }: { db: Db; now(): Date }, id: string): Promise<ArticleRow> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  if (!row) throw new AppError("NOT_FOUND", messages.articles.notFound);
  return { ...row, publishedVersionNo: publishedVersionAt(row, now()) };
}
