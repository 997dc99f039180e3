import { asc, desc, eq } from "drizzle-orm";
import type { SearchedText } from "../../content/search-index.ts";
import type { Db } from "../../db/db.ts";
import { productSearch, type products } from "../../db/schema/index.ts";
import { addWords } from "../search-index/add-words.ts";
import { INDEX_VERSION } from "../search-index/index-version.ts";
import { placeInOrder } from "../search-index/place-in-order.ts";
import { runTextTask } from "../text-pool.ts";

type ProductRow = typeof products.$inferSelect;

/** Adds, updates or removes a record in the public search index: only products that visitors see are in it. */
export async function indexProduct(db: Db, product: ProductRow): Promise<void> {
  const isSeen = product.status === "onShelf" || product.status === "discontinued";
  if (product.kind !== "product" || !isSeen) {
    await db.delete(productSearch).where(eq(productSearch.productId, product.id));
    return;
  }
  const place = await placeOf(db, product);
  const searched = await searchedText(product);
  const tokens = await runTextTask("searchVector", {
    ...searched,
    typeId: product.parentId,
    place,
  });
  const { title, words, summary, text } = searched;
  const row = {
    productId: product.id,
    seriesId: product.parentId,
    createdAt: product.createdAt,
    place,
    words: `${title}\n${words}`,
    summary,
    text,
    tokens,
    indexVersion: INDEX_VERSION,
  };
  await db
    .insert(productSearch)
    .values(row)
    .onConflictDoUpdate({ target: productSearch.productId, set: row });
  await addWords(db, await runTextTask("vocabulary", searched));
}

/** The code is as good as the name. */
async function searchedText(product: ProductRow): Promise<SearchedText> {
  const { name, code, brand, model, specs, variants, attachments, summary, content } = product;
  const ordered = variants.map((variant) => `${variant.code} ${variant.name}`);
  const lines = specs.map((spec) => `${spec.name}: ${[spec.value, spec.unit].join(" ").trim()}`);
  const text = content === null ? "" : await runTextTask("plainText", content);
  return {
    title: [name, code ?? ""].join("\n").trim(),
    summary: summary ?? "",
    words: [brand, model, ...ordered, ...attachments.map((file) => file.name)].join("\n").trim(),
    text: [text, ...lines].join("\n").trim(),
  };
}

/** Keeps a product's position while it is on the shelf. */
async function placeOf(db: Db, { id, createdAt }: ProductRow): Promise<number> {
  const { place } = productSearch;
  const ends = db.select({ place, date: productSearch.createdAt }).from(productSearch);
  const [own] = await db
    .select({ place })
    .from(productSearch)
    .where(eq(productSearch.productId, id));
  if (own) return own.place;
  const [oldest] = await ends.orderBy(asc(place)).limit(1);
  const [newest] = await ends.orderBy(desc(place)).limit(1);
  return placeInOrder(createdAt, oldest, newest);
}
