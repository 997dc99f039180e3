import { sql } from "drizzle-orm";
import { Prepared } from "../../../db/prepared.ts";
import type { Language } from "../../../kernel/languages.ts";
import type { components } from "../../../generated/schema.ts";
import type { Reader } from "../reader.ts";
import { productCards } from "./page-products.ts";

type ProductLink = components["schemas"]["ProductLink"];

interface NeighbourRow {
  id: string;
  code: string | null;
  name: string;
  isNext: boolean;
}

const id = sql.placeholder("id");

/** The products before and after one in its series, along the index in list order. */
export const seriesNeighbours = new Prepared<NeighbourRow>(
  "product_neighbours",
  sql`with here as materialized (select parent_id, order_by, name, id from products where id = ${id})
      (select other.id, other.code, other.name, false as "isNext" from here cross join lateral (
        select id, code, name from products
        where status = 'onShelf' and kind = 'product' and parent_id = here.parent_id
          and (order_by, name, id) < (here.order_by, here.name, here.id)
        order by order_by desc, name desc, id desc limit 1) other)
      union all
      (select other.id, other.code, other.name, true from here cross join lateral (
        select id, code, name from products
        where status = 'onShelf' and kind = 'product' and parent_id = here.parent_id
          and (order_by, name, id) > (here.order_by, here.name, here.id)
        order by order_by, name, id limit 1) other)`,
);

interface Place {
  id: string;
  seriesId: string;
  language: Language;
}

/** The products before and after one in the catalogue of its language: beyond the ends of its series, those of the next ones. */
export async function productNeighbours(
  { db, catalog }: Reader,
  place: Place,
): Promise<{ previous: ProductLink; next: ProductLink }> {
  const rows = await seriesNeighbours.rows(db, { id: place.id });
  const within = (isNext: boolean) => rows.find((row) => row.isNext === isNext);
  const series = (await catalog.shelf()).in(place.language).series();
  const own = series.findIndex((one) => one.id === place.seriesId);
  const filled = (one: { productCount: number }) => one.productCount > 0;
  const before = series.slice(0, Math.max(own, 0)).findLast(filled);
  const after = own < 0 ? undefined : series.slice(own + 1).find(filled);
  const at = async (one: typeof before, skip: number) => {
    if (one === undefined) return undefined;
    const [card] = await productCards.rows(db, { seriesIds: [one.id], skips: [skip], takes: [1] });
    return card;
  };
  return {
    previous: toLink(within(false) ?? (await at(before, (before?.productCount ?? 1) - 1))),
    next: toLink(within(true) ?? (await at(after, 0))),
  };
}

function toLink(row: NonNullable<ProductLink> | undefined): ProductLink {
  return row === undefined ? null : { id: row.id, code: row.code, name: row.name };
}
