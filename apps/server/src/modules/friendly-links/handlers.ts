import { equals } from "../../db/crud-table.ts";
import { friendlyLinks } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { answerList, createRecord, readRecord, removeRecord, updateRecord } from "../records.ts";
import { friendlyLinkKind, friendlyLinkTable, toFriendlyLink } from "./friendly-link-record.ts";

export const friendlyLinkHandlers = {
  friendlyLinksPage: async ({ query }, { db }) => {
    const page = await friendlyLinkTable.page(
      db,
      query,
      equals(friendlyLinks.status, query.status),
    );
    return { ...page, records: page.records.map(toFriendlyLink) };
  },

  friendlyLinksList: async ({ query }, { db }) => {
    const list = await friendlyLinkTable.list(
      db,
      query,
      equals(friendlyLinks.status, query.status),
    );
    return answerList({ ...list, records: list.records.map(toFriendlyLink) });
  },

  friendlyLinksGet: async ({ path }, ctx) => readRecord(friendlyLinkKind, path.id, ctx),

  friendlyLinksSave: async ({ body }, ctx) =>
    ctx.idempotent.transaction((tx) => createRecord(tx, friendlyLinkKind, body, ctx)),

  friendlyLinksUpdate: async ({ body: { id, version, ...changes } }, ctx) =>
    ctx.db.transaction((tx) => updateRecord(tx, friendlyLinkKind, { id, version }, changes, ctx)),

  friendlyLinksDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) =>
      removeRecord(tx, friendlyLinkKind, { ...path, ...query }, ctx),
    );
    return null;
  },
} satisfies Partial<Handlers>;
