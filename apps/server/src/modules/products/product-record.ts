import { asc, count, inArray, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { products, publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { translationsOf, type TranslatedKind } from "../languages/translation-states.ts";
import { toEntity } from "../to-entity.ts";

const unlisted = [
  "content",
  "specs",
  "variants",
  "attachments",
  "relatedArticleIds",
  "replacedById",
] as const;

type ProductRow = typeof products.$inferSelect;
/** Without what only the product's own page shows. */
export type ListedProduct = Omit<ProductRow, (typeof unlisted)[number]>;
type Product = components["schemas"]["Product"];
type ProductSummary = components["schemas"]["ProductSummary"];

/** Lists leave out their long texts. */
export const productTable = crudTable(products, {
  search: [products.name, products.code, products.brand, products.model],
  sort: {
    name: products.name,
    code: products.code,
    brand: products.brand,
    model: products.model,
    priceAmount: products.priceAmount,
    orderBy: treeOrder(),
    createdAt: products.createdAt,
    updatedAt: products.updatedAt,
  },
  order: [asc(products.orderBy), asc(products.name)],
  unlisted,
});

export const productKind = recordKind({
  table: productTable,
  nameOf: ({ name }) => name,
  toRecords: toProducts,
});

/** With their ancestors' names and the number of their children. */
export async function toSummaries(
  db: Db,
  rows: readonly ListedProduct[],
): Promise<ProductSummary[]> {
  const parentIds = rows.map(({ parentId }) => parentId);
  const parents = await namesById(db, products, products.name, parentIds);
  const childCounts = await countChildren(db, rows);
  const translations = await translationsAmong(db, rows);
  return rows.map((row) => {
    const {
      kind,
      parentId,
      language,
      translationGroupId,
      name,
      code,
      brand,
      model,
      cover,
      images,
      imageType,
    } = row;
    const { summary, priceAmount, priceCurrency, priceNote, status, orderBy } = row;
    const parentName = parents.get(parentId) ?? null;
    const childCount = childCounts.get(row.id) ?? 0;
    const place = { kind, parentId, parentName, language, translationGroupId };
    const head = { ...toEntity(row), ...place, name, code, brand, model };
    const translated = translations(row.id);
    const price = { priceAmount, priceCurrency, priceNote };
    const tail = { cover, images, imageType, summary, ...price, childCount, status, orderBy };
    return { ...head, ...translated, ...tail };
  });
}

/** Sort key for tree order: each category, then its series, each before its products. */
function treeOrder() {
  const parent = alias(products, "parent");
  const top = alias(products, "top");
  // Positions may be negative; padded text sorts as numbers do.
  const step = ({ orderBy, name, id }: Record<"orderBy" | "name" | "id", AnyPgColumn>) =>
    sql`lpad((${orderBy} + 1000000)::text, 7, '0') || ' ' || ${name} || ' ' || ${id}`;
  return sql`coalesce((
    select array_remove(array[${step(top)}, ${step(parent)}], null)
    from ${products} ${parent} left join ${products} ${top} on ${top.id} = ${parent.parentId}
    where ${parent.id} = ${products.parentId}
  ), '{}') || array[${step(products)}]`;
}

async function toProducts(db: Db, rows: readonly ProductRow[]): Promise<Product[]> {
  const summaries = await toSummaries(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const articleIds = rows.flatMap((row) => row.relatedArticleIds);
  const titles = await namesById(db, publishedArticles, publishedArticles.title, articleIds);
  const successorIds = rows.flatMap((row) => row.replacedById ?? []);
  const successors = await namesById(db, products, products.name, successorIds);
  return summaries.flatMap((summary) => {
    const row = byId.get(summary.id);
    if (row === undefined) return [];
    const { content, specs, variants, attachments, relatedArticleIds, replacedById } = row;
    const relatedArticles = relatedArticleIds.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    });
    const replacedByName = (replacedById && successors.get(replacedById)) || null;
    const named = { relatedArticleIds, relatedArticles, replacedById, replacedByName };
    const more = { variants, attachments, ...named };
    return [{ ...summary, content, specs, ...more }];
  });
}

const translatedProducts: TranslatedKind = {
  kind: "product",
  from: sql`products member`,
  name: sql`member.name`,
  savedAt: sql`member.updated_at`,
  exists: sql`true`,
};

/** The translations of records, with their states. */
async function translationsAmong(db: Db, rows: readonly ListedProduct[]) {
  const { isOutdated, others } = await translationsOf(db, translatedProducts, rows);
  const ids = rows.flatMap(({ id }) => others(id).map((other) => other.id));
  const { id: key, status } = products;
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: key, status }).from(products).where(inArray(key, ids));
  const statuses = new Map(found.map((row) => [row.id, row.status]));
  return (id: string) => ({
    isOutdated: isOutdated(id),
    translations: others(id).map(({ groupId: _group, ...other }) => ({
      ...other,
      status: statuses.get(other.id) ?? "draft",
    })),
  });
}

async function countChildren(db: Db, rows: readonly ListedProduct[]) {
  const ids = rows.map(({ id }) => id);
  const { parentId } = products;
  const counts = await db
    .select({ parentId, children: count() })
    .from(products)
    .where(inArray(parentId, ids))
    .groupBy(parentId);
  return new Map(counts.map((row) => [row.parentId, row.children]));
}
