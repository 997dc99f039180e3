import { stringifySearch } from "../../app/search-params.ts";
import type { RouterContext } from "../../app/router-context.ts";
import type { SinglePage } from "../loaders/single.ts";
import type { PageMeta } from "../page-head.ts";
import { breadcrumbData, crumbOf } from "../structured-data.ts";

/** The metadata of a single page. */
export function singlePageMeta(
  { config, messages }: Pick<RouterContext, "config" | "messages">,
  page: SinglePage,
): PageMeta {
  return {
    title: page.seoTitle ?? page.title,
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
