import type { RouterContext } from "../../app/router-context.ts";
import type { Comparison } from "../loaders/compare.ts";
import type { Catalogue } from "../loaders/products.ts";
import type { PageMeta } from "../page-head.ts";
import { breadcrumbData, productData } from "../structured-data.ts";
import type { PublicProduct } from "../types.ts";
import { cataloguePath, nameInPath } from "./catalogue-path.ts";

type PageContext = Pick<RouterContext, "config" | "messages">;

/** The metadata of a catalogue page. */
export function catalogueMeta({ config, messages }: PageContext, catalogue: Catalogue): PageMeta {
  const { products: texts, pages: numbers, layout } = messages;
  const { trail, pageNo, pages } = catalogue;
  const part = trail.at(-1);
  const title = part?.title ?? texts.title;
  const pathOf = (page: number) =>
    cataloguePath({ within: part?.name, pageNo: page > 1 ? page : undefined });
  const steps = trail.map(({ name, title: step }) => ({
    name: step,
    path: cataloguePath({ within: name }),
  }));
  return {
    title: pageNo > 1 ? `${title}, ${numbers.page(pageNo)}` : title,
    description: part?.summary ?? texts.text,
    path: pathOf(pageNo),
    // Another language may have no such page.
    translations: pageNo > 1 ? undefined : part === undefined ? "same" : catalogue.translations,
    previous: pageNo > 1 ? pathOf(pageNo - 1) : undefined,
    next: pageNo < pages ? pathOf(pageNo + 1) : undefined,
    data: [
      breadcrumbData(config, layout.home, [{ name: texts.title, path: cataloguePath() }, ...steps]),
    ],
  };
}

/** The metadata of a product page. */
export function productMeta({ config, messages }: PageContext, product: PublicProduct): PageMeta {
  const { products: texts, layout } = messages;
  const steps = product.breadcrumbs.map((step) => ({
    name: step.name,
    path: cataloguePath({ within: nameInPath(step) }),
  }));
  return {
    title: product.name,
    description: product.summary,
    path: cataloguePath({ id: nameInPath(product) }),
    translations: product.translations,
    image: product.cover,
    imageAlt: product.name,
    data: [
      productData(product, config),
      breadcrumbData(config, layout.home, [
        { name: texts.title, path: cataloguePath() },
        ...steps,
        { name: product.name },
      ]),
    ],
  };
}

/** The metadata of a comparison, or of the page that one is chosen on. */
export function comparisonMeta({ messages }: PageContext, { products }: Comparison): PageMeta {
  const { compare, products: texts } = messages;
  const names = products.map(({ name }) => name);
  return {
    title: names.length < 2 ? compare.title : compare.titleFor(names),
    description: texts.text,
    noIndex: true,
  };
}
