import { redirect } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import type { LoaderContext } from "../../app/router-context.ts";
import { withBase } from "../parts/is-site-page.ts";
import type { ArticleCard, MonthCount, PublicArticleType } from "../types.ts";
import { assertPageExists, orNotFound } from "./absence.ts";
import { orElsewhere } from "./elsewhere.ts";
import type { ListSearch } from "./list-search.ts";

/** Articles on one page of a list. */
export const listPageSize = 12;

/** Recommendations next to it. */
export const asideLength = 4;

/** What a list shows. */
export interface ArticleList {
  /** Null for the list of everything. */
  type: PublicArticleType | null;
  articles: ArticleCard[];
  total: number;
  pageNo: number;
  pages: number;
  months: MonthCount[];
  recommended: ArticleCard[];
}

/** A type of the page's language; one that only another language has redirects there. */
export function typeAt(
  sdk: LoaderContext["sdk"],
  config: LoaderContext["config"],
  type: string,
): Promise<PublicArticleType> {
  return orElsewhere(
    config,
    (lang) => sdk.site.getArticleType(lang === undefined ? { type } : { type, lang }),
    ({ kind, code }) => {
      const page = kind === "single" ? "other-detail" : "article-list";
      return page + stringifySearch({ type: code });
    },
  );
}

/** Loads a page of a list. A type of another kind redirects to its page. Filters that match nothing have status 404. */
export async function loadList(
  { sdk, config, response }: Pick<LoaderContext, "sdk" | "config" | "response">,
  search: ListSearch,
): Promise<ArticleList> {
  const type =
    search.type === undefined ? null : await orNotFound(typeAt(sdk, config, search.type), sdk);
  if (type?.kind === "single") {
    throw redirect({ to: "/other-detail", search: { type: type.code }, statusCode: 301 });
  }
  if (type?.kind === "link" && type.redirectUrl !== null) {
    throw redirect({ href: withBase(type.redirectUrl, config), statusCode: 302 });
  }
  const { tag, author, month } = search;
  const among = {
    ...(type === null ? {} : { typeId: type.id }),
    ...(tag === undefined ? {} : { tag }),
    ...(author === undefined ? {} : { author }),
  };
  const pageNo = search.pageNo ?? 1;
  const [page, months, recommended] = await Promise.all([
    orNotFound(
      sdk.site.articleList({
        ...among,
        ...(month === undefined ? {} : { month }),
        pageNo,
        pageSize: listPageSize,
      }),
      sdk,
    ),
    sdk.site.moreMonthList(among),
    sdk.site.indexRecommend({ positionType: "sidebar", limit: asideLength }),
  ]);
  const { records: articles, total, pages } = page;
  await assertPageExists(sdk, pageNo, pages);
  const isFiltered = [tag, author, month].some((filter) => filter !== undefined);
  if (isFiltered && total === 0) response.status = 404;
  return { type, articles, total, pageNo, pages, months, recommended };
}
