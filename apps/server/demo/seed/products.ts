import { uuidv7 } from "uuidv7";
import { products as demoProducts, productsZh } from "../index.ts";
import type { DemoProduct } from "../types.ts";
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
  await seedBelow(db, { ...seed, groups, language: "en" }, "0", 0, demoProducts);
  await seedBelow(db, { ...seed, groups, language: "zh-CN" }, "0", 0, productsZh);
}

interface ProductSeed extends DemoContext {
  language: Language;
  /** By code. */
  groups: Map<string, string>;
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
      attachments = [],
      specs = [],
      ...fields
    } = product;
    const group = seed.groups.get(product.code) ?? uuidv7();
    seed.groups.set(product.code, group);
    const row = {
      ...fields,
      language: seed.language,
      translationGroupId: group,
      kind,
      parentId,
      cover: seed.files.url(picture),
      images: pictures.map((name) => seed.files.url(name)).join(";") || null,
      attachments: attachments.map((attachment) => seed.files.attachment(attachment)),
      specs: [...specs],
      status: "onShelf" as const,
      orderBy: (index + 1) * 10,
      ...stamp,
    };
    const [stored] = await db.insert(products).values(row).returning();
    if (stored === undefined) continue;
    await indexProduct(db, stored);
    if (children.length > 0) await seedBelow(db, seed, stored.id, depth + 1, children);
  }
}
