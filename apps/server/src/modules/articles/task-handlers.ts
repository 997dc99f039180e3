import type { Handlers } from "../operation.ts";
import { actorOf } from "../workflow/actor.ts";
import { circulatedTasks, reviewTasks } from "../workflow/task-lists.ts";
import { withTypesBelow } from "../article-types/type-tree.ts";

/** The signed-in account's four task lists about articles. */
export const articleTaskHandlers = {
  articlesWaitMeToHandleTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "article", actorOf(ctx), "waiting", await withTypesBelow(query, ctx)),

  articlesMyHandledTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "article", actorOf(ctx), "handled", await withTypesBelow(query, ctx)),

  articlesWaitMeToReadCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(ctx.db, "article", actorOf(ctx), "unread", await withTypesBelow(query, ctx)),

  articlesMyReadedCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(ctx.db, "article", actorOf(ctx), "read", await withTypesBelow(query, ctx)),
} satisfies Partial<Handlers>;
