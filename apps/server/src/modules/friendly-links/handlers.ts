import { equals } from "../../db/crud-table.ts";
import { friendlyLinks } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  readRecord,
} from "../records.ts";
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

  friendlyLinksUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, friendlyLinkKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      return changeRecord(tx, friendlyLinkKind, before, changes, ctx);
    }),

  friendlyLinksDelete: async ({ path }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, friendlyLinkKind, path, ctx);
      await deleteRecord(tx, friendlyLinkKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
