import { sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { Prepared } from "../../../db/prepared.ts";
import type { components } from "../../../generated/schema.ts";
import type { Language } from "../../../kernel/languages.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";

type RangeItem = components["schemas"]["PublicRangeItem"];

interface ItemRow extends Omit<RangeItem, "coverSize" | "priceFrom" | "onRequest"> {
  /** Number of different prices below it. */
  prices: number;
  currencies: number;
}

/** Categories, series and products on the shelf, in the order of the ids. */
export async function rangeItems(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<RangeItem[]> {
  const rows = await shelvedItems.rows(db, { ids: [...ids], language });
  const sizes = await pictureSizes(
    db,
    rows.flatMap(({ cover }) => cover ?? []),
  );
  return rows.map(({ prices, currencies, ...row }) => {
    // The lowest of prices in several currencies is none.
    const price = currencies > 1 ? { priceAmount: null, priceCurrency: null } : {};
    const priceFrom = currencies === 1 && prices > 1;
    const onRequest = row.kind === "product" && prices === 0;
    return { ...row, ...price, priceFrom, onRequest, coverSize: sizeOf(sizes, row.cover) };
  });
}

/** With what is sold below each: the first picture, the lowest price. */
export const shelvedItems = new Prepared<ItemRow>(
  "range_items",
  sql`
select node.id, node.kind, node.code, node.name, node.summary, coalesce(node.cover, below.cover) as cover,
  below.price::text as "priceAmount", below.currency as "priceCurrency", below.prices, below.currencies
from unnest(${sql.placeholder("ids")}::text[]) with ordinality as wanted (id, place)
join products node on node.id = wanted.id
left join products parent on parent.id = node.parent_id
left join products grandparent on grandparent.id = parent.parent_id
cross join lateral (
  select min(item.price) as price, count(distinct item.price)::int as prices,
    count(distinct item.price_currency) filter (where item.price is not null)::int as currencies,
    min(item.price_currency) filter (where item.price is not null) as currency,
    (array_agg(item.cover order by member.place, item.order_by, item.name, item.id)
      filter (where item.cover is not null))[1] as cover
  from (
    select node.id, 0 as place where node.kind = 'product'
    union all
    select series_item.id, 0 from products series_item
    where node.kind = 'series' and series_item.parent_id = node.id and series_item.kind = 'product'
    union all
    select category_item.id, series.order_by from products series
    join products category_item on category_item.parent_id = series.id
    where node.kind = 'category' and series.parent_id = node.id and series.status = 'onShelf'
      and category_item.kind = 'product'
  ) member join products item on item.id = member.id
  where item.status = 'onShelf'
) below
where node.language = ${sql.placeholder("language")} and node.status = 'onShelf'
  and coalesce(parent.status, 'onShelf') = 'onShelf' and coalesce(grandparent.status, 'onShelf') = 'onShelf'
order by wanted.place`,
);
