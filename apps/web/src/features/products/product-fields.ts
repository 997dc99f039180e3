import type { FieldTable } from "@atrium/hooks/resource";
import * as z from "zod/mini";
import { zProductSaveBody, zProductSpec, zProductVariant } from "../../generated/form-schemas.ts";
import { mergeRichText } from "../../shared/merge/merge-rich-text.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { Language } from "../../shared/content-languages.ts";
import type { Product, ProductFields } from "../../queries/products.ts";

const messages = lazyMessages("admin");

const { max: maxSpecs } = limitsOf(zProductSaveBody.shape.specs);
const { max: maxVariants } = limitsOf(zProductSaveBody.shape.variants);
const { max: maxVariantSpecs } = limitsOf(zProductVariant.shape.specs);

const specs = (max: number) => z.array(z.required(zProductSpec)).check(z.maxLength(max));
const variant = z.extend(z.required(zProductVariant), { specs: specs(maxVariantSpecs) });

/** The contract's schema of a product with every field, since the form has them all. */
export const productSchema = z.extend(
  z.omit(z.required(zProductSaveBody), { kind: true, translationGroupId: true }),
  {
    specs: specs(maxSpecs),
    variants: z.array(variant).check(z.maxLength(maxVariants), refuseCodesTwice),
  },
);

/** Each variant has a code of its own, in whichever case. */
function refuseCodesTwice({
  value,
  issues,
}: z.core.ParsePayload<readonly z.infer<typeof variant>[]>): void {
  const codes = value.map(({ code }) => code.toLowerCase());
  for (const [index, { code }] of value.entries()) {
    if (code === "" || codes.indexOf(code.toLowerCase()) === index) continue;
    const message = messages.products.variantTwice({ code });
    issues.push({ code: "custom", input: code, path: [index, "code"], message });
  }
}

/** How a product's text is compared and merged. */
export const productFieldTable: FieldTable<ProductFields> = {
  content: {
    isEqual: (stored, edited) => stored === edited,
    merge: (base, mine, theirs) => mergeRichText(base ?? "", mine ?? "", theirs ?? ""),
  },
};

/** What a new record begins with. */
export function newProduct(language: Language, parentId = "0"): ProductFields {
  return {
    language,
    parentId,
    name: "",
    code: null,
    brand: null,
    model: null,
    cover: null,
    images: null,
    imageType: "none",
    summary: null,
    content: null,
    specs: [],
    variants: [],
    attachments: [],
    relatedArticleIds: [],
    replacedById: null,
    priceAmount: null,
    priceCurrency: null,
    priceNote: null,
    status: "draft",
    orderBy: 0,
  };
}

/**
 * What the translation of a record begins with: its texts to write over, at a place of the other language. Articles and the
 * successor are those of a language.
 */
export function translatedProduct(
  source: Product,
  { language, parentId, status }: ProductFields,
): ProductFields {
  const links = { relatedArticleIds: [], replacedById: null };
  return { ...productFields(source), ...links, language, parentId, status };
}

/** What of a record can be edited. */
export function productFields(product: Product): ProductFields {
  const { language, parentId, name, code, brand, model, cover, images, imageType } = product;
  const { summary, content, specs: lines, attachments, status, orderBy } = product;
  const { priceAmount, priceCurrency, priceNote, relatedArticleIds, replacedById } = product;
  return {
    language,
    parentId,
    name,
    code,
    brand,
    model,
    cover,
    images,
    imageType,
    summary,
    content,
    specs: specLines(lines),
    variants: product.variants.map((one) => ({
      code: one.code,
      name: one.name,
      specs: specLines(one.specs),
      priceAmount: one.priceAmount ?? null,
    })),
    attachments,
    relatedArticleIds,
    replacedById,
    priceAmount,
    priceCurrency,
    priceNote,
    status,
    orderBy,
  };
}

function specLines(lines: Product["specs"]): ProductFields["specs"] {
  return lines.map(({ group, name, value, unit = null }) => ({ group, name, value, unit }));
}
