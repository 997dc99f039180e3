import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { replyTemplates } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export const replyTemplateTable = crudTable(replyTemplates, {
  search: [replyTemplates.title, replyTemplates.content],
  sort: {
    title: replyTemplates.title,
    createdAt: replyTemplates.createdAt,
    updatedAt: replyTemplates.updatedAt,
  },
  order: [asc(replyTemplates.title)],
});

export const replyTemplateKind = recordKind({
  table: replyTemplateTable,
  nameOf: ({ title }) => title,
  toRecords: async (_db, rows) => rows.map(toReplyTemplate),
});

export function toReplyTemplate(
  row: typeof replyTemplates.$inferSelect,
): components["schemas"]["ReplyTemplate"] {
  const { kind, language, title, content } = row;
  return { ...toEntity(row), kind, language, title, content };
}
