import { eq } from "drizzle-orm";
import { articleTypes } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { messages } from "../../kernel/messages/index.ts";
import { actorOf } from "../workflow/actor.ts";
import { readHistory } from "../workflow/history.ts";
import { performAction } from "../workflow/perform-action.ts";
import { circulatedTasks, reviewTasks } from "../workflow/task-lists.ts";
import { deleteType } from "./delete-type.ts";
import { listTypes, pageTypes } from "./page-types.ts";
import { createType, updateType } from "./save-type.ts";
import { articleTypeKind } from "./type-kind.ts";
import { readType } from "./type-record.ts";
import { readTypeVersion } from "./type-versions.ts";
import { withTypesBelow } from "./type-tree.ts";

export const articleTypeHandlers = {
  articleTypesSave: async ({ body }, ctx) =>
    createType(ctx.idempotent, body, actorOf(ctx), ctx.now()),

  articleTypesUpdate: async ({ body }, ctx) => updateType(ctx.db, body, actorOf(ctx), ctx.now()),

  articleTypesDelete: async ({ path, query }, ctx) => {
    await deleteType(ctx.db, { ...path, ...query }, actorOf(ctx), ctx.now());
    return null;
  },

  articleTypesGet: async ({ path }, ctx) => readType(ctx.db, path.id, actorOf(ctx), ctx.now()),

  articleTypesPage: async ({ query }, ctx) => pageTypes(ctx.db, query, actorOf(ctx), ctx.now()),

  articleTypesList: async ({ query }, ctx) =>
    answerList(await listTypes(ctx.db, query, actorOf(ctx), ctx.now())),

  articleTypesAct: async ({ body }, ctx) =>
    performAction(ctx.db, articleTypeKind, body, actorOf(ctx), ctx.now()),

  articleTypesVersion: async ({ path, query }, ctx) =>
    readTypeVersion(ctx.db, path.id, query.versionNo),

  articleTypesHistory: async ({ path, query }, { db }) => {
    if ((await db.$count(articleTypes, eq(articleTypes.id, path.id))) === 0) {
      throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
    }
    return answerList(await readHistory(db, "articleType", path.id, query));
  },

  articleTypesWaitMeToHandleTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "articleType", actorOf(ctx), "waiting", await withTypesBelow(query, ctx)),

  articleTypesMyHandledTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "articleType", actorOf(ctx), "handled", await withTypesBelow(query, ctx)),

  articleTypesWaitMeToReadCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(
      ctx.db,
      "articleType",
      actorOf(ctx),
      "unread",
      await withTypesBelow(query, ctx),
    ),

  articleTypesMyReadedCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(ctx.db, "articleType", actorOf(ctx), "read", await withTypesBelow(query, ctx)),
} satisfies Partial<Handlers>;
