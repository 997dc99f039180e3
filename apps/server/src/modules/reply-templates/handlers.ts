import { equals } from "../../db/crud-table.ts";
import { replyTemplates } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { changeRecord, createRecord, deleteRecord, lockRecord, readRecord } from "../records.ts";
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

  replyTemplatesUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, replyTemplateKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      return changeRecord(tx, replyTemplateKind, before, changes, ctx);
    }),

  replyTemplatesDelete: async ({ path }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, replyTemplateKind, path, ctx);
      await deleteRecord(tx, replyTemplateKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
