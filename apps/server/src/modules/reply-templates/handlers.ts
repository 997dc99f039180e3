import { equals } from "../../db/crud-table.ts";
import { replyTemplates } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { createRecord, readRecord, removeRecord, updateRecord } from "../records.ts";
import { replyTemplateKind, replyTemplateTable, toReplyTemplate } from "./reply-template-record.ts";

/** Texts for answers to visitors, shared by all who answer. */
export const replyTemplateHandlers = {
  replyTemplatesPage: async ({ query }, { db }) => {
    const page = await replyTemplateTable.page(
      db,
      query,
      equals(replyTemplates.kind, query.kind),
      equals(replyTemplates.language, query.language),
    );
    return { ...page, records: page.records.map(toReplyTemplate) };
  },

  replyTemplatesGet: async ({ path }, ctx) => readRecord(replyTemplateKind, path.id, ctx),

  replyTemplatesSave: async ({ body }, ctx) =>
    ctx.idempotent.transaction((tx) => createRecord(tx, replyTemplateKind, body, ctx)),

  replyTemplatesUpdate: async ({ body: { id, version, ...changes } }, ctx) =>
    ctx.db.transaction((tx) => updateRecord(tx, replyTemplateKind, { id, version }, changes, ctx)),

  replyTemplatesDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) =>
      removeRecord(tx, replyTemplateKind, { ...path, ...query }, ctx),
    );
    return null;
  },
} satisfies Partial<Handlers>;
