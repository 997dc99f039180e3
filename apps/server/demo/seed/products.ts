import { uuidv7 } from "uuidv7";
import {
  articles as demoArticles,
  dataSheet,
  products as demoProducts,
  productsZh,
} from "../index.ts";
import { productLinks } from "../product-links.ts";
import { soldProducts } from "../products.ts";
import type { DemoAttachment, DemoProduct } from "../types.ts";
import type { Db } from "../../src/db/db.ts";
import { products } from "../../src/db/schema/index.ts";
import { productKinds } from "../../src/db/schema/products.ts";
import { indexProduct } from "../../src/modules/products/index-product.ts";
import type { Language } from "../../src/kernel/languages.ts";
import { stampCreate } from "../../src/db/stamp.ts";
import type { DemoContext } from "./demo-context.ts";

/** Products of the same code are translations of each other. */
export async function seedProducts(db: Db, seed: DemoContext): Promise<void> {
  const groups = new Map<string, string>();
  for (const [language, tree] of [
    ["en", demoProducts],
    ["zh-CN", productsZh],
  ] as const) {
    const ids = idsByCode(tree);
    await seedBelow(db, { ...seed, groups, ids, language }, "0", 0, tree);
  }
}

/** Ids are given beforehand, so that a product can name a later one as its successor. */
function idsByCode(tree: readonly DemoProduct[]): Map<string, string> {
  const own = tree.map(({ code }): [string, string] => [code, uuidv7()]);
  return new Map([...own, ...tree.flatMap(({ children = [] }) => [...idsByCode(children)])]);
}

interface ProductSeed extends DemoContext {
  language: Language;
  /** By code. */
  groups: Map<string, string>;
  /** Of the language, by code. */
  ids: ReadonlyMap<string, string>;
}

async function seedBelow(
  db: Db,
  seed: ProductSeed,
  parentId: string,
  depth: number,
  list: readonly DemoProduct[],
): Promise<void> {
  const kind = productKinds[depth];
  if (kind === undefined) throw new Error("A product holds nothing");
  const stamp = stampCreate(seed.staff.by("admin"), seed.now);
  for (const [index, product] of list.entries()) {
    const {
      children = [],
      picture,
      pictures = [],
      specs = [],
      variants = [],
      sheetNotes: _sheetNotes,
      ...fields
    } = product;
    const group = seed.groups.get(product.code) ?? uuidv7();
    seed.groups.set(product.code, group);
    const { articles = [], replacedBy = "", isDiscontinued } = productLinks[product.code] ?? {};
    const row = {
      ...fields,
      id: seed.ids.get(product.code),
      language: seed.language,
      translationGroupId: group,
      kind,
      parentId,
      cover: seed.files.url(picture),
      images: pictures.map((name) => seed.files.url(name)).join(";") || null,
      attachments: sheetsOf(product.code).map((sheet) => seed.files.attachment(sheet)),
      specs: [...specs],
      variants: [...variants],
      relatedArticleIds: articlesIn(seed, articles),
      replacedById: seed.ids.get(replacedBy) ?? null,
      status: isDiscontinued ? ("discontinued" as const) : ("onShelf" as const),
      orderBy: (index + 1) * 10,
      ...stamp,
    };
    const [stored] = await db.insert(products).values(row).returning();
    if (stored === undefined) continue;
    await indexProduct(db, stored);
    if (children.length > 0) await seedBelow(db, seed, stored.id, depth + 1, children);
  }
}

/** The data sheet of an instrument, which every language has in English. */
function sheetsOf(code: string): DemoAttachment[] {
  return soldProducts.filter((sold) => sold.code === code).map(dataSheet);
}

/** Ids of articles, or of their translations in the language. */
function articlesIn({ language, articleIds }: ProductSeed, slugs: readonly string[]): string[] {
  const inLanguage = language === "en" ? slugs : slugs.flatMap(translationsOf);
  return inLanguage.flatMap((slug) => articleIds.get(slug) ?? []);
}

/** Either may be the original. */
function translationsOf(slug: string): string[] {
  const original = demoArticles.find((one) => one.slug === slug)?.translationOf;
  const others = demoArticles.filter(({ translationOf }) => translationOf === slug);
  return [...(original === undefined ? [] : [original]), ...others.map((one) => one.slug)];
}
