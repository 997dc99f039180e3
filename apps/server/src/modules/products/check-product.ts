import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articles, products } from "../../db/schema/index.ts";
import type { ProductVariant } from "../../db/schema/products.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertInLanguage } from "../languages/assert-in-language.ts";

type ProductRow = typeof products.$inferSelect;

interface Checked {
  priceAmount?: string | null;
  priceCurrency?: string | null;
  variants?: readonly ProductVariant[];
}

/**
 * Checks prices and variants: an amount says nothing without its currency, and each variant has a code of its own.
 *
 * @throws AppError a field error.
 */
export function assertOffer({ priceAmount, priceCurrency, variants = [] }: Checked): void {
  const isPriced = priceAmount || variants.some((variant) => variant.priceAmount);
  if (isPriced && !priceCurrency) {
    throw fieldError("priceCurrency", "required", messages.products.noCurrency);
  }
  const codes = variants.map(({ code }) => code.toLowerCase());
  const again = codes.findIndex((code, index) => codes.indexOf(code) < index);
  const { code } = variants[again] ?? {};
  if (code === undefined) return;
  throw fieldError(`variants.${again}.code`, "uniqueItems", messages.products.variantTwice(code));
}

/**
 * Checks that only products are discontinued: categories and series are shelves.
 *
 * @throws AppError a field error.
 */
export function assertStatus({ kind, status }: Partial<Pick<ProductRow, "kind" | "status">>): void {
  if (status !== "discontinued" || kind === "product") return;
  throw fieldError("status", "kind", messages.products.onlyProductsEnd);
}

type References = Partial<Pick<ProductRow, "relatedArticleIds" | "replacedById">>;

/**
 * Checks the articles and the successor that a call names: they are in the product's language, and nothing succeeds itself.
 *
 * @throws AppError a field error.
 */
export async function assertReferences(
  tx: Db,
  { id, language }: Pick<ProductRow, "language"> & { id?: string },
  { relatedArticleIds: ids = [], replacedById = null }: References,
): Promise<void> {
  const { articleNotExisting, successorNotExisting, succeedsItself } = messages.products;
  const articlesOf = { field: "relatedArticleIds", message: articleNotExisting };
  await assertInLanguage(tx, articles, { ids, language, ...articlesOf });
  if (replacedById === null) return;
  if (replacedById === id) throw fieldError("replacedById", "const", succeedsItself);
  const [successor] = await tx
    .select({ kind: products.kind, language: products.language })
    .from(products)
    .where(eq(products.id, replacedById));
  if (successor?.kind === "product" && successor.language === language) return;
  throw fieldError("replacedById", "exists", successorNotExisting);
}
