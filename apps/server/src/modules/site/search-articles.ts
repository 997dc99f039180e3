import { sql } from "drizzle-orm";
import { highlightRanges, snippetAround } from "../../content/search-highlights.ts";
import { searchTerms, type SearchTerm } from "../../content/search-tokens.ts";
import { Prepared } from "../../db/prepared.ts";
import type { StoredCard } from "../../db/schema/articles.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import type { Reader } from "./reader.ts";
import { isShown } from "./read-cards.ts";
import { findArticles } from "./find-articles.ts";

type SearchHit = components["schemas"]["SearchHit"];

/**
 * One page of a search: first articles with all words in the title, then in title and summary, then the rest, each
 * newest first. `truncated` says that more match.
 */
export async function searchArticles(reader: Reader, query: Input<"siteSearchContent">["query"]) {
  const { pageNo = 1, pageSize = 10, keyword, typeId, typeCode } = query;
  const terms = searchTerms(keyword);
  const { db, types, now } = reader;
  const { ids, truncated } = await findArticles(
    db,
    {
      terms,
      typeIds: types.idsFor(query),
      ofSomeTypes: types.isPart || (typeId ?? typeCode) !== undefined,
      now,
    },
    reader.catalog.searchStatistics(),
  );
  const pageIds = ids.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const records = await toHits(reader, terms, pageIds);
  const total = ids.length;
  return { records, total, truncated, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

async function toHits(
  { db, types, now }: Reader,
  terms: readonly SearchTerm[],
  ids: readonly string[],
): Promise<SearchHit[]> {
  if (ids.length === 0) return [];
  const rows = await foundArticles.rows(db, { ids, now: now.toISOString() });
  const found = new Map(rows.map((row) => [row.card.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { card, isTop, readCount, commentCount } = row;
    const type = types.get(card.typeId);
    const snippet = snippetAround(terms, row.text) ?? row.summary;
    return {
      ...card,
      typeCode: type?.code ?? "",
      typeName: type?.name ?? "",
      language: type?.language ?? types.defaultLanguage,
      isTop,
      readCount,
      commentCount,
      titleHighlights: highlightRanges(terms, card.title),
      snippet,
      snippetHighlights: highlightRanges(terms, snippet),
    };
  });
}

interface FoundRow {
  card: StoredCard;
  isTop: boolean;
  readCount: number;
  commentCount: number;
  summary: string;
  text: string;
}

const foundArticles = new Prepared<FoundRow>(
  "found_articles",
  sql`
select article.card, found.summary, found.text,
  article.is_top and (article.top_until is null or article.top_until > ${sql.placeholder("now")}::timestamptz) as "isTop",
  coalesce(counters.read_count, 0) as "readCount", coalesce(counters.comment_count, 0) as "commentCount"
from published_articles article
join article_search found on found.article_id = article.id and found.live_from = article.live_from
left join article_counters counters on counters.article_id = article.id
where article.id = any(${sql.placeholder("ids")}::text[]) and ${isShown}`,
);
