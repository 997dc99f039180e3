import { stringifySearch } from "../../app/search-params.ts";
import type { RouterContext } from "../../app/router-context.ts";
import type { OtherDetail, SinglePage } from "../loaders/single.ts";
import { titlePrefix } from "../forms/form-title.ts";
import type { PageMeta } from "../page-head.ts";
import { catalogueMeta, productMeta } from "../products/product-meta.ts";
import { breadcrumbData, crumbOf } from "../structured-data.ts";

type PageContext = Pick<RouterContext, "config" | "messages">;

/** The metadata of a single page, the catalogue or a product. */
export function otherMeta(context: PageContext, page: OtherDetail): PageMeta {
  if ("product" in page) return productMeta(context, page.product);
  if ("products" in page) return catalogueMeta(context, page);
  return singlePageMeta(context, page);
}

function singlePageMeta({ config, messages }: PageContext, page: SinglePage): PageMeta {
  const prefix = titlePrefix(page.form, messages.form, messages.message.sentTitle);
  return {
    title: prefix + (page.seoTitle ?? page.title),
    description: page.seoDescription ?? page.description,
    path: `other-detail${stringifySearch({ type: page.code })}`,
    translations: page.translations,
    image: page.article?.cover,
    imageAlt: page.article?.coverAlt,
    noIndex: page.article?.noIndex ?? false,
    data: [
      breadcrumbData(config, messages.layout.home, [
        ...page.trail.map(crumbOf),
        { name: page.title },
      ]),
    ],
  };
}
