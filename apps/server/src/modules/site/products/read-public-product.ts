import { sql } from "drizzle-orm";
import { filePathsIn } from "../../../content/file-paths.ts";
import { Prepared } from "../../../db/prepared.ts";
import type { Language } from "../../../kernel/languages.ts";
import type { components } from "../../../generated/schema.ts";
import { AppError } from "../../../kernel/app-error.ts";
import { messages } from "../../../kernel/messages/index.ts";
import { defaultLanguageSql } from "../../languages/site-languages.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";
import { cardTexts } from "../card-text.ts";
import type { ArticleCard } from "../public-articles.ts";
import { readCards } from "../read-cards.ts";
import type { Reader } from "../reader.ts";
import { productTranslations, type TranslatedProduct } from "../translations.ts";
import { productNeighbours } from "./product-neighbours.ts";

type Schemas = components["schemas"];
type PublicProduct = Schemas["PublicProduct"];

/** What is read or made from the row afterwards. */
type Later =
  | "coverSize"
  | "pictures"
  | "specGroups"
  | "translations"
  | "isDiscontinued"
  | "relatedArticles"
  | "variants"
  | "previous"
  | "next";

interface ProductRow extends Omit<PublicProduct, Later> {
  translations: TranslatedProduct[] | null;
  defaultLanguage: Language;
  specs: Schemas["ProductSpec"][];
  variants: Schemas["ProductVariant"][];
  relatedArticleIds: string[];
  /** Its own, its series' and its category's. */
  statuses: Schemas["ProductStatus"][];
}

const name = sql.placeholder("name");
const lang = sql`${sql.placeholder("lang")}::text`;

/** Those of the same group that visitors see. */
const translations = sql`(
          select json_agg(json_build_object('id', other.id, 'code', other.code, 'language', other.language) order by other.id)
          from products other
          join products shelf on shelf.id = other.parent_id and shelf.status = 'onShelf'
          join products part on part.id = shelf.parent_id and part.status = 'onShelf'
          where other.translation_group_id = product.translation_group_id and other.id <> product.id
            and other.status in ('onShelf', 'discontinued'))`;

/** The one that succeeds it, when visitors see it. */
const successor = sql`(
          select json_build_object('id', other.id, 'code', other.code, 'name', other.name)
          from products other
          join products shelf on shelf.id = other.parent_id and shelf.status = 'onShelf'
          join products part on part.id = shelf.parent_id and part.status = 'onShelf'
          where other.id = product.replaced_by_id and other.status in ('onShelf', 'discontinued'))`;

/** One product by its id or code: an id wins over another one's code, then the site's default language. */
export const productByName = new Prepared<ProductRow>(
  "product_by_name",
  sql`select product.id, product.language, ${translations} as translations,
        ${defaultLanguageSql} as "defaultLanguage", product.code, product.name, product.brand, product.model, product.summary,
        product.price::text as "priceAmount", product.price_currency as "priceCurrency",
        product.price_note as "priceNote", product.cover, product.images, product.content, product.specs,
        product.variants, product.attachments, product.related_article_ids as "relatedArticleIds", ${successor} as "replacedBy", series.id as "seriesId", series.name as "seriesName",
        to_char(product.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedAt",
        json_build_array(
          json_build_object('id', category.id, 'code', category.code, 'name', category.name),
          json_build_object('id', series.id, 'code', series.code, 'name', series.name)) as breadcrumbs,
        json_build_array(product.status, series.status, category.status) as statuses
      from products product
      join products series on series.id = product.parent_id
      join products category on category.id = series.parent_id
      where product.kind = 'product' and (product.id = ${name} or lower(product.code) = lower(${name}))
        and (${lang} is null or product.language = ${lang})
      order by product.id = ${name} desc, product.language = ${defaultLanguageSql} desc limit 1`,
);

/** Whether visitors see a product: neither it nor what it is in is a draft or off the shelf. */
export function isShown({ statuses }: Pick<ProductRow, "statuses">): boolean {
  return !statuses.includes("draft") && !statuses.includes("offShelf");
}

/**
 * A product on the shelf or discontinued, by its id or code.
 *
 * @param language Restricts reading to one language.
 * @throws AppError `GONE` when it or an ancestor was taken off the shelf, else `NOT_FOUND`, also for a draft.
 */
export async function readPublicProduct(
  reader: Reader,
  idOrCode: string,
  language?: Language,
): Promise<PublicProduct> {
  const { db } = reader;
  const [row] = await productByName.rows(db, { name: idOrCode, lang: language ?? null });
  if (row === undefined || row.statuses.includes("draft")) {
    throw new AppError("NOT_FOUND", messages.products.notFound);
  }
  if (row.statuses.includes("offShelf")) throw new AppError("GONE", messages.products.gone);
  const { specs, variants, statuses, translations: others, defaultLanguage, ...rest } = row;
  const { relatedArticleIds, ...shown } = rest;
  const sizes = await pictureSizes(db, filePathsIn([row.cover, row.images, row.content]));
  return {
    ...shown,
    ...(await productNeighbours(reader, row)),
    isDiscontinued: statuses.includes("discontinued"),
    relatedArticles: await shownArticles(reader, row.language, relatedArticleIds),
    variants: variants.map(({ priceAmount = null, ...variant }) => ({
      ...variant,
      priceAmount: priceAmount ?? row.priceAmount,
    })),
    coverSize: sizeOf(sizes, row.cover),
    pictures: Array.from(sizes, ([url, size]) => ({ url, size })),
    specGroups: groupSpecs(specs),
    translations: productTranslations(defaultLanguage, others ?? []),
  };
}

/** Cards of those that visitors of the language see now. */
async function shownArticles(
  reader: Reader,
  language: Language,
  ids: readonly string[],
): Promise<ArticleCard[]> {
  const types = reader.types.in(language);
  const pinned = new Set(reader.catalog.pins.map(({ id }) => id));
  const rows = (await readCards(reader, ids)).filter(({ typeId }) => types.get(typeId));
  // Stored at publication, in the shape of a card.
  return JSON.parse(cardTexts(rows, types, pinned)) as ArticleCard[];
}

function groupSpecs(specs: readonly Schemas["ProductSpec"][]): Schemas["ProductSpecGroup"][] {
  const groups = Map.groupBy(specs, ({ group }) => group);
  return Array.from(groups, ([heading, members]) => ({ name: heading, specs: members }));
}
