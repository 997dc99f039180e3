import { sql } from "drizzle-orm";
import { highlightRanges, snippetAround } from "../../../content/search-highlights.ts";
import type { SearchTerm } from "../../../content/search-tokens.ts";
import { Prepared } from "../../../db/prepared.ts";
import type { StoredCard } from "../../../db/schema/articles.ts";
import type { components } from "../../../generated/schema.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";
import { isShown } from "../read-cards.ts";
import type { Reader } from "../reader.ts";
import type { FoundHit } from "./find-hits.ts";

type Schemas = components["schemas"];
type SearchHit = Schemas["SearchHit"];
type FoundFile = Pick<Schemas["Attachment"], "id" | "name">;

/** What a hit shows of why it was found. */
interface FoundText {
  summary: string;
  text: string;
  attachments: FoundFile[];
}

/** Hits with their cards, in their order; without those that are gone meanwhile. */
export async function showHits(
  reader: Reader,
  terms: readonly SearchTerm[],
  found: readonly FoundHit[],
): Promise<SearchHit[]> {
  const idsOf = (isProduct: boolean) =>
    found.filter(({ kind }) => (kind === "product") === isProduct).map(({ id }) => id);
  const [articles, products] = await Promise.all([
    readArticles(reader, terms, idsOf(false)),
    readProducts(reader, terms, idsOf(true)),
  ]);
  return found.flatMap(({ id, kind }) => {
    const shown = (kind === "product" ? products : articles).get(id);
    return shown === undefined ? [] : [{ kind, ...shown }];
  });
}

type Shown = Omit<SearchHit, "kind">;

async function readArticles(
  { db, types, now }: Reader,
  terms: readonly SearchTerm[],
  ids: readonly string[],
): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await foundArticles.rows(db, { ids, now: now.toISOString() });
  return new Map(
    rows.map(({ card, isTop, readCount, commentCount, ...texts }) => {
      const type = types.get(card.typeId);
      const article = {
        ...card,
        typeCode: type?.code ?? "",
        typeName: type?.name ?? "",
        language: type?.language ?? types.defaultLanguage,
        isTop,
        readCount,
        commentCount,
      };
      return [card.id, { ...highlighted(terms, card.title, texts), article }];
    }),
  );
}

async function readProducts(
  { db }: Reader,
  terms: readonly SearchTerm[],
  ids: readonly string[],
): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await foundProducts.rows(db, { ids });
  const sizes = await pictureSizes(
    db,
    rows.flatMap(({ product }) => product.cover ?? []),
  );
  return new Map(
    rows.map(({ product, ...texts }) => {
      const card = { ...product, coverSize: sizeOf(sizes, product.cover) };
      return [product.id, { ...highlighted(terms, product.name, texts), product: card }];
    }),
  );
}

function highlighted(
  terms: readonly SearchTerm[],
  title: string,
  { summary, text, attachments }: FoundText,
): Shown {
  const snippet = snippetAround(terms, text) ?? summary;
  const attachment = attachments
    .map(({ id, name }) => ({ id, name, nameHighlights: highlightRanges(terms, name) }))
    .find(({ nameHighlights }) => nameHighlights.length > 0);
  return {
    title,
    titleHighlights: highlightRanges(terms, title),
    snippet,
    snippetHighlights: highlightRanges(terms, snippet),
    ...(attachment === undefined ? {} : { attachment }),
  };
}

interface ArticleRow extends FoundText {
  card: StoredCard;
  isTop: boolean;
  readCount: number;
  commentCount: number;
}

export const foundArticles = new Prepared<ArticleRow>(
  "found_articles",
  sql`
select article.card, found.summary, found.text, article.detail -> 'attachments' as attachments,
  article.is_top and (article.top_until is null or article.top_until > ${sql.placeholder("now")}::timestamptz) as "isTop",
  coalesce(counters.read_count, 0) as "readCount", coalesce(counters.comment_count, 0) as "commentCount"
from published_articles article
join article_search found on found.article_id = article.id and found.live_from = article.live_from
left join article_counters counters on counters.article_id = article.id
where article.id = any(${sql.placeholder("ids")}::text[]) and ${isShown}`,
);

interface ProductRow extends FoundText {
  product: Omit<Schemas["PublicProductCard"], "coverSize">;
}

/** On the shelf with all that they are in. */
export const foundProducts = new Prepared<ProductRow>(
  "found_products",
  sql`
select found.summary, found.text, product.attachments,
  json_build_object('id', product.id, 'code', product.code, 'name', product.name, 'brand', product.brand,
    'model', product.model, 'summary', product.summary, 'priceAmount', product.price::text,
    'priceCurrency', product.price_currency, 'priceNote', product.price_note, 'cover', product.cover,
    'seriesId', series.id, 'seriesName', series.name) as product
from products product
join product_search found on found.product_id = product.id
join products series on series.id = product.parent_id and series.status = 'onShelf'
join products category on category.id = series.parent_id and category.status = 'onShelf'
where product.id = any(${sql.placeholder("ids")}::text[]) and product.status in ('onShelf', 'discontinued')`,
);
