import { sql } from "drizzle-orm";
import { Prepared } from "../../../db/prepared.ts";
import type { components } from "../../../generated/schema.ts";
import type { Input, Result } from "../../operation.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";
import type { Reader } from "../reader.ts";

type ProductCard = components["schemas"]["PublicProductCard"];

/** Ranges of several series, each along the index in list order. */
export const productCards = new Prepared<Omit<ProductCard, "coverSize" | "seriesName">>(
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

/** One page of the products on the shelf, in tree order. */
export async function pageProducts(
  { db, catalog }: Reader,
  { pageNo = 1, pageSize = 10, within, lang }: Input<"siteProductList">["query"],
): Promise<Result<"siteProductList">> {
  const language = lang ?? (within === undefined ? catalog.types.defaultLanguage : undefined);
  const series = (await catalog.shelf()).in(language).series(within);
  const stretches = rangesOf(series, (pageNo - 1) * pageSize, pageSize);
  const rows = await productCards.rows(db, {
    seriesIds: stretches.map(({ id }) => id),
    skips: stretches.map(({ skip }) => skip),
    takes: stretches.map(({ take }) => take),
  });
  const sizes = await pictureSizes(
    db,
    rows.flatMap(({ cover }) => cover ?? []),
  );
  const names = new Map(series.map(({ id, name }) => [id, name]));
  const records = rows.map((row) => ({
    ...row,
    coverSize: sizeOf(sizes, row.cover),
    seriesName: names.get(row.seriesId) ?? "",
  }));
  const total = series.reduce((sum, { productCount }) => sum + productCount, 0);
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

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
