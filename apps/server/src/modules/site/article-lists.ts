import { LIST_LIMIT } from "../../db/list-of.ts";
import type { Input, Result } from "../operation.ts";
import { jsonText, type JsonText } from "../json-text.ts";
import { cardTexts } from "./card-text.ts";
import { labelMonths } from "./list-statements.ts";
import { readLatest } from "./latest-cards.ts";
import { readList } from "./read-list.ts";
import type { ListPart } from "./list-part.ts";
import type { Reader } from "./reader.ts";

/** One page of published articles: active pins first, then by `orderBy` and date. */
export async function pageCards(
  reader: Reader,
  query: Input<"siteArticleList">["query"],
): Promise<JsonText<Result<"siteArticleList">>> {
  const { pageNo = 1, pageSize = 10, month } = query;
  const typeIds = reader.types.listedIdsFor(query);
  const label = labelOf(query);
  const part = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, pinned, total } = await readList(reader, { typeIds, label, month }, part);
  const records = cardTexts(rows, reader.types, pinned);
  const numbers = { total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
  return jsonText(`{"records":${records},${JSON.stringify(numbers).slice(1)}`);
}

function labelOf({ author, tag }: Pick<Input<"siteArticleList">["query"], "author" | "tag">) {
  if (author !== undefined) return { kind: "author", value: author } as const;
  return tag === undefined ? undefined : ({ kind: "tag", value: tag } as const);
}

/** The latest articles of all types of kind `list`. */
export async function latestCards(
  reader: Reader,
  { offset, end }: ListPart,
): Promise<JsonText<Result<"siteNewsArticles">>> {
  const pinned = new Set(reader.catalog.pins.map(({ id }) => id));
  const rows = (await readLatest(reader, end)).slice(offset);
  return jsonText(cardTexts(rows, reader.types, pinned));
}

/** The months of the archive, newest first. */
export async function monthCounts(
  reader: Reader,
  query: Input<"siteMoreMonthList">["query"],
): Promise<Result<"siteMoreMonthList">> {
  const { pageNo = 1, pageSize = LIST_LIMIT } = query;
  return (await countMonths(reader, query))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

async function countMonths(
  { db, now, catalog, types }: Reader,
  query: Input<"siteMoreMonthList">["query"],
): Promise<Result<"siteMoreMonthList">> {
  const typeIds = types.listedIdsFor(query);
  const label = labelOf(query);
  if (label !== undefined) {
    return labelMonths.rows(db, { ...label, typeIds, now: now.toISOString() });
  }
  const months = await catalog.months(typeIds);
  return Array.from(months, ([month, count]) => ({ month, count }));
}
