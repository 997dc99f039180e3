import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import { articleCounters, publishedArticles } from "../../db/schema/index.ts";
import { messages } from "../../kernel/messages/index.ts";
import { visible } from "../site/public-articles.ts";
import type { PublicTypes } from "../site/public-types.ts";
import { startOfMonth, shiftMonth, type Month } from "./months.ts";
import type { Rows, Theme } from "./theme.ts";

const words = messages.charts.columns;

/** The article columns of themes, limited to what the site itself shows. */
export const articleColumns: Theme["columns"] = [
  { name: "id", label: words.id, type: "string" },
  { name: "title", label: words.title, type: "string" },
  { name: "typeName", label: words.typeName, type: "string" },
  { name: "author", label: words.author, type: "string" },
  { name: "source", label: words.source, type: "string" },
  { name: "publishedAt", label: words.publishedAt, type: "dateTime" },
  { name: "readCount", label: words.readCount, type: "number" },
];

/** The columns that {@link toArticleRow} reads. */
export const articleSelection = {
  id: publishedArticles.id,
  typeId: publishedArticles.typeId,
  publishedAt: publishedArticles.publishedAt,
  card: publishedArticles.card,
  readCount: sql<number>`coalesce(${articleCounters.readCount}, 0)`,
};

/** Public articles of a month and of a type with its descendants. */
export function onSite(
  types: PublicTypes,
  now: Date,
  { month, typeId }: { month?: Month; typeId?: string },
): SQL | undefined {
  return and(
    visible(now, typeIdsOf(types, typeId)),
    month === undefined ? undefined : within(month),
  );
}

/** Ids of a type and its descendants; of all types without one; none for a type that is not public. */
export function typeIdsOf(types: PublicTypes, typeId: string | undefined): string[] {
  if (typeId === undefined) return types.ids();
  return types.get(typeId) === undefined ? [] : types.idsFor({ typeId });
}

/** An article as a row of {@link articleColumns}. */
export function toArticleRow(
  { id, typeId, publishedAt, card, readCount }: ArticleRow,
  types: PublicTypes,
): Rows["records"][number] {
  const { title, author, source } = card;
  const typeName = types.get(typeId)?.name ?? "";
  return { id, title, typeName, author, source, publishedAt: publishedAt.toISOString(), readCount };
}

type ArticleRow = Pick<
  typeof publishedArticles.$inferSelect,
  "id" | "typeId" | "publishedAt" | "card"
> & {
  readCount: number;
};

function within(month: Month): SQL | undefined {
  const { publishedAt } = publishedArticles;
  const next = shiftMonth(month, 1);
  return and(gte(publishedAt, startOfMonth(month)), lt(publishedAt, startOfMonth(next)));
}
