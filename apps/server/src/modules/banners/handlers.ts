import { equals } from "../../db/crud-table.ts";
import { banners } from "../../db/schema/index.ts";
import type { Handlers, Input } from "../operation.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  lockRecord,
  readRecord,
  removeRecord,
} from "../records.ts";
import { siteLanguage } from "../languages/site-languages.ts";
import { publicationWindow } from "../publication-window.ts";
import { bannerKind, bannerTable, toBanner } from "./banner-record.ts";

export const bannerHandlers = {
  bannersPage: async ({ query }, { db }) => {
    const page = await bannerTable.page(db, query, ...filters(query));
    return { ...page, records: page.records.map(toBanner) };
  },

  bannersList: async ({ query }, { db }) => {
    const list = await bannerTable.list(db, query, ...filters(query));
    return answerList({ ...list, records: list.records.map(toBanner) });
  },

  bannersGet: async ({ path }, ctx) => readRecord(bannerKind, path.id, ctx),

  bannersSave: async ({ body }, ctx) => {
    const values = { ...body, ...publicationWindow(body) };
    return ctx.idempotent.transaction(async (tx) => {
      const language = await siteLanguage(tx, body.language);
      return createRecord(tx, bannerKind, { ...values, language }, ctx);
    });
  },

  bannersUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, bannerKind, body, ctx);
      const { id: _id, version: _version, ...sent } = body;
      if (sent.language !== undefined) await siteLanguage(tx, sent.language);
      const changes = { ...sent, ...publicationWindow(sent, before) };
      return changeRecord(tx, bannerKind, before, changes, ctx);
    }),

  bannersDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => removeRecord(tx, bannerKind, { ...path, ...query }, ctx));
    return null;
  },
} satisfies Partial<Handlers>;

function filters({ language, position, status }: Input<"bannersList">["query"]) {
  return [
    equals(banners.language, language),
    equals(banners.position, position),
    equals(banners.status, status),
  ];
}
