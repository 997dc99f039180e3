import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import {
  articleSearch,
  products,
  productSearch,
  publishedArticles,
} from "../../db/schema/index.ts";
import { indexArticle } from "../articles/index-article.ts";
import { indexProduct } from "../products/index-product.ts";
import { INDEX_VERSION } from "./index-version.ts";

/** Entries of one transaction, so that publishing never waits long. */
const BATCH = 50;

/**
 * Renews entries that an older program made, and adds products that have none.
 *
 * @returns Whether there may be more.
 */
export async function renewIndex(db: Db): Promise<boolean> {
  const articles = await renewArticles(db);
  const added = await renewProducts(db);
  return articles || added;
}

async function renewArticles(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ entry: articleSearch, article: publishedArticles })
      .from(articleSearch)
      .innerJoin(
        publishedArticles,
        and(
          eq(publishedArticles.id, articleSearch.articleId),
          eq(publishedArticles.liveFrom, articleSearch.liveFrom),
        ),
      )
      .where(lt(articleSearch.indexVersion, INDEX_VERSION))
      .limit(BATCH)
      .for("update", { of: articleSearch, skipLocked: true });
    for (const { entry, article } of old) {
      const { articleId, typeId, publishedAt, liveFrom, liveUntil, summary, text } = entry;
      const files = article.detail.attachments.map(({ name }) => name);
      const words = [entry.words.slice(article.title.length + 1), ...files].join("\n");
      const dates = { publishedAt, liveFrom, liveUntil };
      const { title } = article;
      await indexArticle(tx, { articleId, typeId, ...dates, title, summary, words, text });
    }
    return old.length === BATCH;
  });
}

async function renewProducts(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ product: products })
      .from(products)
      .leftJoin(productSearch, eq(productSearch.productId, products.id))
      .where(
        and(
          eq(products.kind, "product"),
          inArray(products.status, ["onShelf", "discontinued"]),
          or(isNull(productSearch.productId), lt(productSearch.indexVersion, INDEX_VERSION)),
        ),
      )
      .limit(BATCH)
      .for("update", { of: products, skipLocked: true });
    for (const { product } of old) await indexProduct(tx, product);
    return old.length === BATCH;
  });
}
