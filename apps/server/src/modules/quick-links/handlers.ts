import { equals } from "../../db/crud-table.ts";
import { quickLinks } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { answerList, createRecord, readRecord, removeRecord, updateRecord } from "../records.ts";
import { quickLinkKind, quickLinkTable, toQuickLink } from "./quick-link-record.ts";

export const quickLinkHandlers = {
  quickLinksPage: async ({ query }, { db }) => {
    const page = await quickLinkTable.page(db, query, equals(quickLinks.status, query.status));
    return { ...page, records: page.records.map(toQuickLink) };
  },

  quickLinksList: async ({ query }, { db }) => {
    const list = await quickLinkTable.list(db, query, equals(quickLinks.status, query.status));
    return answerList({ ...list, records: list.records.map(toQuickLink) });
  },

  quickLinksGet: async ({ path }, ctx) => readRecord(quickLinkKind, path.id, ctx),

  quickLinksSave: async ({ body }, ctx) =>
    ctx.idempotent.transaction((tx) => createRecord(tx, quickLinkKind, body, ctx)),

  quickLinksUpdate: async ({ body: { id, version, ...changes } }, ctx) =>
    ctx.db.transaction((tx) => updateRecord(tx, quickLinkKind, { id, version }, changes, ctx)),

  quickLinksDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => removeRecord(tx, quickLinkKind, { ...path, ...query }, ctx));
    return null;
  },
} satisfies Partial<Handlers>;
