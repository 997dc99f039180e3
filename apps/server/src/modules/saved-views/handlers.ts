import { eq } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import { savedViews } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { answerList } from "../records.ts";
import { visibleTo } from "./lock-saved-view.ts";
import { savedViewTable, toSavedViews } from "./saved-view-record.ts";
import { changeView, chooseDefault, createView, deleteView } from "./write-saved-views.ts";

export const savedViewHandlers = {
  savedViewsList: async ({ query }, ctx) => {
    assertMayCall(query.list, ctx.user);
    const ofList = eq(savedViews.list, query.list);
    const list = await savedViewTable.list(ctx.db, query, ofList, visibleTo(signedIn(ctx.user)));
    return answerList({ ...list, records: await toSavedViews(ctx.db, list.records, ctx) });
  },

  savedViewsSave: async ({ body }, ctx) => createView(body, ctx),

  savedViewsUpdate: async ({ body }, ctx) => changeView(body, ctx),

  savedViewsSetDefault: async ({ body }, ctx) => {
    await chooseDefault(body, ctx);
    return null;
  },

  savedViewsDelete: async ({ path, query }, ctx) => {
    await deleteView({ ...path, ...query }, ctx);
    return null;
  },
} satisfies Partial<Handlers>;
