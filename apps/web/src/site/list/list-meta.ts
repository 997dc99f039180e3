import type { RouterContext } from "../../app/router-context.ts";
import { stringifySearch } from "../../app/search-params.ts";
import type { ListSearch } from "../loaders/list-search.ts";
import type { ArticleList } from "../loaders/list.ts";
import type { PageMeta } from "../page-head.ts";
import { breadcrumbData, crumbOf } from "../structured-data.ts";
import { listTitle } from "./list-title.ts";

/** The metadata of a page of a list. */
export function listMeta(
  { config, messages }: Pick<RouterContext, "config" | "messages">,
  { type, pageNo, pages }: ArticleList,
  { tag, author, month }: ListSearch,
): PageMeta {
  const { layout, list, pages: numbers } = messages;
  const section = type?.seoTitle ?? type?.name;
  const title = listTitle(list, config.language, section, { tag, author, month });
  // A page of its own is that of an author alone.
  const isFiltered =
    tag !== undefined || month !== undefined || (author !== undefined && type !== null);
  const narrowing = [tag, type?.name].filter((name) => name !== undefined);
  const feed = {
    title: [...narrowing, config.companyName].join(" · "),
    query: stringifySearch({ type: type?.code, tag }),
  };
  const pathOf = (page: number) => {
    const shown = page > 1 ? page : undefined;
    return `article-list${stringifySearch({ type: type?.code, tag, author, month, pageNo: shown })}`;
  };
  return {
    title: pageNo > 1 ? `${title}, ${numbers.page(pageNo)}` : title,
    description:
      author === undefined
        ? (type?.seoDescription ?? type?.description ?? list.allText)
        : list.authorText(author),
    path: pathOf(pageNo),
    // Another language may have no such tag, month or page.
    translations:
      isFiltered || author !== undefined || pageNo > 1 ? undefined : (type?.translations ?? "same"),
    previous: pageNo > 1 ? pathOf(pageNo - 1) : undefined,
    next: pageNo < pages ? pathOf(pageNo + 1) : undefined,
    image: type?.cover,
    noIndex: isFiltered,
    feed: narrowing.length === 0 ? undefined : feed,
    data: type && [breadcrumbData(config, layout.home, type.breadcrumbs.map(crumbOf))],
  };
}
