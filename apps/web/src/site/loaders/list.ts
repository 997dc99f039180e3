import { redirect } from "@tanstack/react-router";
import type { RouterContext } from "../../app/router-context.ts";
import { monthParam, pageParam, textParam } from "../../app/search-params.ts";
import type { ArticleCard, MonthCount, PublicArticleType } from "../types.ts";
import { orNotFound } from "./absence.ts";

/** What a list's address says. */
export interface ListSearch {
  /** Code or id of the article type. */
  type?: string | undefined;
  tag?: string | undefined;
  month?: string | undefined;
  pageNo?: number | undefined;
}

/** Articles on one page of a list. */
export const listPageSize = 12;

/** Reads a list's address; defaults are left out, so that each page has one address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    type: textParam(search["type"]),
    tag: textParam(search["tag"]),
    month: monthParam(search["month"]),
    pageNo: pageParam(search["pageNo"]),
  };
}

/** What a list shows. */
export interface ArticleList {
  /** Null for the list of everything. */
  type: PublicArticleType | null;
  articles: ArticleCard[];
  total: number;
  pageNo: number;
  pages: number;
  months: MonthCount[];
}

/** Loads a page of a list. A type that is no list sends its visitors on to where it leads. */
export async function loadList(
  sdk: RouterContext["sdk"],
  search: ListSearch,
): Promise<ArticleList> {
  const type =
    search.type === undefined
      ? null
      : await orNotFound(sdk.site.getArticleType({ type: search.type }));
  if (type?.kind === "single") {
    throw redirect({ to: "/other-detail", search: { type: type.code }, statusCode: 301 });
  }
  if (type?.kind === "link" && type.redirectUrl !== null) {
    throw redirect({ href: type.redirectUrl, statusCode: 302 });
  }
  const typeId = type?.id;
  const pageNo = search.pageNo ?? 1;
  const [page, months] = await Promise.all([
    orNotFound(
      sdk.site.articleList({
        ...(typeId === undefined ? {} : { typeId }),
        ...(search.tag === undefined ? {} : { tag: search.tag }),
        ...(search.month === undefined ? {} : { month: search.month }),
        pageNo,
        pageSize: listPageSize,
      }),
    ),
    sdk.site.moreMonthList(typeId === undefined ? {} : { typeId }),
  ]);
  return { type, articles: page.records, total: page.total, pageNo, pages: page.pages, months };
}
