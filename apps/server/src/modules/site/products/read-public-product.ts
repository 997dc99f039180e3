import { sql } from "drizzle-orm";
import { filePathsIn } from "../../../content/file-paths.ts";
import type { Db } from "../../../db/db.ts";
import { Prepared } from "../../../db/prepared.ts";
import type { components } from "../../../generated/schema.ts";
import { AppError } from "../../../kernel/app-error.ts";
import { messages } from "../../../kernel/messages/index.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";

type Schemas = components["schemas"];
type PublicProduct = Schemas["PublicProduct"];

interface ProductRow extends Omit<PublicProduct, "coverSize" | "pictures" | "specGroups"> {
  specs: Schemas["ProductSpec"][];
  /** Its own, its series' and its category's. */
  statuses: Schemas["ProductStatus"][];
}

const name = sql.placeholder("name");

/** One product by its id or code; an id wins over another one's code. */
export const productByName = new Prepared<ProductRow>(
  "product_by_name",
  sql`select product.id, product.code, product.name, product.brand, product.model, product.summary,
        product.price::text as "priceAmount", product.price_currency as "priceCurrency",
        product.price_note as "priceNote", product.cover, product.images, product.content, product.specs,
        product.attachments, series.id as "seriesId", series.name as "seriesName",
        to_char(product.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedAt",
        json_build_array(
          json_build_object('id', category.id, 'code', category.code, 'name', category.name),
          json_build_object('id', series.id, 'code', series.code, 'name', series.name)) as breadcrumbs,
        json_build_array(product.status, series.status, category.status) as statuses
      from products product
      join products series on series.id = product.parent_id
      join products category on category.id = series.parent_id
      where product.kind = 'product' and (product.id = ${name} or lower(product.code) = lower(${name}))
      order by product.id = ${name} desc limit 1`,
);

/**
 * A product on the shelf, by its id or code.
 *
 * @throws AppError `GONE` when it or an ancestor was taken off the shelf, else `NOT_FOUND`, also for a draft.
 */
export async function readPublicProduct(db: Db, idOrCode: string): Promise<PublicProduct> {
  const [row] = await productByName.rows(db, { name: idOrCode });
  if (row === undefined || row.statuses.includes("draft")) {
    throw new AppError("NOT_FOUND", messages.products.notFound);
  }
  if (row.statuses.includes("offShelf")) throw new AppError("GONE", messages.products.gone);
  const { specs, statuses: _statuses, ...shown } = row;
  const sizes = await pictureSizes(db, filePathsIn([row.cover, row.images, row.content]));
  return {
    ...shown,
    coverSize: sizeOf(sizes, row.cover),
    pictures: Array.from(sizes, ([url, size]) => ({ url, size })),
    specGroups: groupSpecs(specs),
  };
}

function groupSpecs(specs: readonly Schemas["ProductSpec"][]): Schemas["ProductSpecGroup"][] {
  const groups = Map.groupBy(specs, ({ group }) => group);
  return Array.from(groups, ([heading, members]) => ({ name: heading, specs: members }));
}
