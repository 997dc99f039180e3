import { sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { Prepared } from "../../../db/prepared.ts";
import type { components } from "../../../generated/schema.ts";
import type { Input, Result } from "../../operation.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";
import type { Reader } from "../reader.ts";

type ProductCard = components["schemas"]["PublicProductCard"];

type CardRow = Omit<ProductCard, "coverSize" | "seriesName">;

/** Products that name an article, at most a hundred. Searches by the article first. */
export const productsNaming = new Prepared<CardRow>(
  "products_naming",
  sql`with naming as materialized (
        select id, code, name, brand, model, summary, price::text as "priceAmount",
          price_currency as "priceCurrency", price_note as "priceNote", cover, parent_id as "seriesId"
        from products where status in ('onShelf', 'discontinued') and kind = 'product'
          and related_article_ids @> array[${sql.placeholder("articleId")}]::text[])
      select * from naming where "seriesId" = any(${sql.placeholder("seriesIds")}::text[])
      order by name, id limit 100`,
);

/** Ranges of several series, each along the index in list order. */
export const productCards = new Prepared<CardRow>(
  "product_cards",
  sql`select id, code, name, brand, model, summary, "priceAmount", "priceCurrency", "priceNote", cover, "seriesId"
      from unnest(${sql.placeholder("seriesIds")}::text[], ${sql.placeholder("skips")}::int[],
        ${sql.placeholder("takes")}::int[]) with ordinality as stretch(series_id, skip, take, place)
      cross join lateral (
        select id, code, name, brand, model, summary, price::text as "priceAmount",
          price_currency as "priceCurrency", price_note as "priceNote", cover, parent_id as "seriesId", order_by
        from products where status = 'onShelf' and kind = 'product' and parent_id = stretch.series_id
        order by order_by, name, id offset stretch.skip limit stretch.take) product
      order by place, order_by, name, id`,
);

type Query = Input<"siteProductList">["query"];
type Page = Result<"siteProductList">;

/** One page of products: those on the shelf in tree order, or those that name an article. */
export async function pageProducts(reader: Reader, query: Query): Promise<Page> {
  return query.articleId === undefined
    ? pageShelf(reader, query)
    : pageNaming(reader, query, query.articleId);
}

async function pageShelf(
  { db, catalog }: Reader,
  { pageNo = 1, pageSize = 10, within, lang }: Query,
): Promise<Page> {
  const language = lang ?? (within === undefined ? catalog.types.defaultLanguage : undefined);
  const series = (await catalog.shelf()).in(language).series(within);
  const stretches = rangesOf(series, (pageNo - 1) * pageSize, pageSize);
  const rows = await productCards.rows(db, {
    seriesIds: stretches.map(({ id }) => id),
    skips: stretches.map(({ skip }) => skip),
    takes: stretches.map(({ take }) => take),
  });
  const records = await toCards(db, series, rows);
  const total = series.reduce((sum, { productCount }) => sum + productCount, 0);
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/** Few products name an article, so all of them are read and a page is cut from them. */
async function pageNaming(
  { db, catalog }: Reader,
  { pageNo = 1, pageSize = 10, lang }: Query,
  articleId: string,
): Promise<Page> {
  const series = (await catalog.shelf()).in(lang).series();
  const rows = await productsNaming.rows(db, { articleId, seriesIds: series.map(({ id }) => id) });
  const start = (pageNo - 1) * pageSize;
  const records = await toCards(db, series, rows.slice(start, start + pageSize));
  const total = rows.length;
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

async function toCards(db: Db, series: readonly ShelfPart[], rows: readonly CardRow[]) {
  const sizes = await pictureSizes(
    db,
    rows.flatMap(({ cover }) => cover ?? []),
  );
  const names = new Map(series.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    coverSize: sizeOf(sizes, row.cover),
    seriesName: names.get(row.seriesId) ?? "",
  }));
}

type ShelfPart = Pick<components["schemas"]["PublicProductNode"], "id" | "name">;

interface Counted {
  id: string;
  productCount: number;
}

/** Which range of each series a page covers: their counts say where it starts. */
function rangesOf(series: readonly Counted[], offset: number, limit: number) {
  let before = 0;
  return series.flatMap(({ id, productCount }) => {
    const skip = Math.max(0, offset - before);
    const take = Math.min(productCount, offset + limit - before) - skip;
    before += productCount;
    return take > 0 ? [{ id, skip, take }] : [];
  });
}
