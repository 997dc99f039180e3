import { and, eq, isNull } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { articles, recommends } from "../../db/schema/index.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Context, Handlers, Input } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  lockRecord,
  readRecord,
  removeRecord,
} from "../records.ts";
import { publicationWindow } from "../publication-window.ts";
import {
  liveAmong,
  ofLanguage,
  recommendKind,
  recommendTable,
  toRecommends,
} from "./recommend-record.ts";

const taken = { recommends_key: "articleId" };

/** Public are enabled recommendations within their period whose articles are published. */
export const recommendHandlers = {
  recommendsPage: async ({ query }, { db, now }) => {
    const page = await recommendTable.page(db, query, ...filters(query));
    return { ...page, records: await toRecommends(db, page.records, now()) };
  },

  recommendsList: async ({ query }, { db, now }) => {
    const list = await recommendTable.list(db, query, ...filters(query));
    return answerList({ ...list, records: await toRecommends(db, list.records, now()) });
  },

  recommendsGet: async ({ path }, ctx) => readRecord(recommendKind, path.id, ctx),

  recommendsSave: async ({ body }, ctx) => {
    const values = { ...body, ...publicationWindow(body) };
    return refuseDuplicates(taken, () =>
      ctx.idempotent.transaction(async (tx) => {
        await assertArticle(tx, body.articleId, ctx);
        return createRecord(tx, recommendKind, values, ctx);
      }),
    );
  },

  recommendsUpdate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.db.transaction(async (tx) => {
        const before = await lockRecord(tx, recommendKind, body, ctx);
        const { id: _id, version: _version, ...sent } = body;
        const { articleId = before.articleId } = sent;
        if (articleId !== before.articleId) await assertArticle(tx, articleId, ctx);
        const changes = { ...sent, ...publicationWindow(sent, before) };
        return changeRecord(tx, recommendKind, before, changes, ctx);
      }),
    ),

  recommendsDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => removeRecord(tx, recommendKind, { ...path, ...query }, ctx));
    return null;
  },
} satisfies Partial<Handlers>;

function filters({ language, positionType, articleId, status }: Input<"recommendsList">["query"]) {
  return [
    language === undefined ? undefined : ofLanguage(language),
    equals(recommends.positionType, positionType),
    equals(recommends.articleId, articleId),
    equals(recommends.status, status),
  ];
}

/** An article may be recommended before it is published, but only by somebody who may see it then. */
async function assertArticle(tx: Db, id: string, ctx: Context): Promise<void> {
  const [article] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for("key share");
  const seen =
    article !== undefined &&
    (may(ctx.user, "content:article:view") || (await liveAmong(tx, [id], ctx.now())).has(id));
  if (!seen) throw fieldError("articleId", "exists", messages.fields.notExisting);
}
