import { equals } from "../../db/crud-table.ts";
import { quickLinks } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  readRecord,
} from "../records.ts";
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

  quickLinksUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, quickLinkKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      return changeRecord(tx, quickLinkKind, before, changes, ctx);
    }),

  quickLinksDelete: async ({ path }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, quickLinkKind, path, ctx);
      await deleteRecord(tx, quickLinkKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
