import { and, eq, isNull } from "drizzle-orm";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { articleRemarks, articles } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { listPeople } from "./mentions.ts";
import { remarkTable, toRemark } from "./remark-record.ts";
import { decideSuggestion, replyToRemark, resolveRemark, saveRemark } from "./write-remarks.ts";

/** Remarks of colleagues on an article. */
export const articleRemarkHandlers = {
  articleRemarksList: async ({ query: { articleId, status, ...query } }, ctx) => {
    await assertVisible(ctx.db, articleId);
    const list = await remarkTable.list(
      ctx.db,
      query,
      eq(articleRemarks.articleId, articleId),
      equals(articleRemarks.status, status),
    );
    return answerList({ ...list, records: list.records.map((row) => toRemark(row, ctx)) });
  },

  articleRemarksPeople: async ({ query }, { db }) => answerList(await listPeople(db, query)),

  articleRemarksSave: async ({ body }, ctx) => saveRemark(body, ctx),

  articleRemarksReply: async ({ body }, ctx) => replyToRemark(body, ctx),

  articleRemarksUpdate: async ({ body }, ctx) => resolveRemark(body, ctx),

  articleRemarksDecide: async ({ body }, ctx) => decideSuggestion(body, ctx),
} satisfies Partial<Handlers>;

/** @throws AppError `NOT_FOUND`, also for a trashed article. */
async function assertVisible(db: Db, id: string): Promise<void> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  if (row === undefined) throw new AppError("NOT_FOUND", messages.articles.notFound);
}
