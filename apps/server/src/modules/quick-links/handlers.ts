import { equals } from "../../db/crud-table.ts";
import { quickLinks } from "../../db/schema/index.ts";
import { siteLanguage } from "../languages/site-languages.ts";
import type { Handlers, Input } from "../operation.ts";
import { answerList, createRecord, readRecord, removeRecord, updateRecord } from "../records.ts";
import { quickLinkKind, quickLinkTable, toQuickLink } from "./quick-link-record.ts";

export const quickLinkHandlers = {
  quickLinksPage: async ({ query }, { db }) => {
    const page = await quickLinkTable.page(db, query, ...filters(query));
    return { ...page, records: page.records.map(toQuickLink) };
  },

  quickLinksList: async ({ query }, { db }) => {
    const list = await quickLinkTable.list(db, query, ...filters(query));
    return answerList({ ...list, records: list.records.map(toQuickLink) });
  },

  quickLinksGet: async ({ path }, ctx) => readRecord(quickLinkKind, path.id, ctx),

  quickLinksSave: async ({ body }, ctx) =>
    ctx.idempotent.transaction(async (tx) => {
      const language = await siteLanguage(tx, body.language);
      return createRecord(tx, quickLinkKind, { ...body, language }, ctx);
    }),

  quickLinksUpdate: async ({ body: { id, version, ...changes } }, ctx) =>
    ctx.db.transaction(async (tx) => {
      if (changes.language !== undefined) await siteLanguage(tx, changes.language);
      return updateRecord(tx, quickLinkKind, { id, version }, changes, ctx);
    }),

  quickLinksDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => removeRecord(tx, quickLinkKind, { ...path, ...query }, ctx));
    return null;
  },
} satisfies Partial<Handlers>;

function filters({ language, status }: Input<"quickLinksList">["query"]) {
  return [equals(quickLinks.language, language), equals(quickLinks.status, status)];
}
