import type { Context, Handlers } from "../operation.ts";
import { actorOf } from "../workflow/actor.ts";
import { circulatedTasks, reviewTasks, type TaskQuery } from "../workflow/task-lists.ts";
import { typeIdsBelow } from "../article-types/type-tree.ts";

/** The signed-in account's four task lists about articles. */
export const articleTaskHandlers = {
  articlesWaitMeToHandleTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "article", actorOf(ctx), "waiting", await withTypes(query, ctx)),

  articlesMyHandledTasks: async ({ query }, ctx) =>
    reviewTasks(ctx.db, "article", actorOf(ctx), "handled", await withTypes(query, ctx)),

  articlesWaitMeToReadCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(ctx.db, "article", actorOf(ctx), "unread", await withTypes(query, ctx)),

  articlesMyReadedCirculatedTasks: async ({ query }, ctx) =>
    circulatedTasks(ctx.db, "article", actorOf(ctx), "read", await withTypes(query, ctx)),
} satisfies Partial<Handlers>;

async function withTypes(
  query: TaskQuery & { typeId?: string },
  { db }: Context,
): Promise<TaskQuery> {
  const { typeId, ...rest } = query;
  return typeId === undefined ? rest : { ...rest, typeIds: await typeIdsBelow(db, typeId) };
}
