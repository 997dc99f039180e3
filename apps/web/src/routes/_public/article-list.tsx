import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { ListPage } from "../../site/list/list-page.tsx";
import { listTitle } from "../../site/list/list-title.ts";
import { readListSearch } from "../../site/loaders/list-search.ts";
import { loadList } from "../../site/loaders/list.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";
import { breadcrumbData, crumbOf } from "../../site/structured-data.ts";
import { stringifySearch } from "../../app/search-params.ts";

export const Route = createFileRoute("/_public/article-list")({
  validateSearch: readListSearch,
  loaderDeps: ({ search: { type, tag, author, month, pageNo } }) => ({
    type,
    tag,
    author,
    month,
    pageNo,
  }),
  loader: async ({ context, deps }) => loadList(await withSdk(context), deps),
  head: ({ match, loaderData }) => {
    const { config, messages } = match.context;
    const { layout: frame, list, pages } = messages;
    const type = loaderData?.type;
    const pageNo = loaderData?.pageNo ?? 1;
    const { tag, author, month } = match.loaderDeps;
    const section = type?.seoTitle ?? type?.name;
    // What has no page may be no month either.
    const title = loaderData && listTitle(list, config.language, section, { tag, author, month });
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
    return pageHead(match, {
      title: pageNo > 1 ? `${title}, ${pages.page(pageNo)}` : title,
      description:
        author === undefined
          ? (type?.seoDescription ?? type?.description ?? list.allText)
          : list.authorText(author),
      path: pathOf(pageNo),
      // Another language may have no such tag, month or page.
      translations:
        isFiltered || author !== undefined || pageNo > 1
          ? undefined
          : (type?.translations ?? "same"),
      previous: pageNo > 1 ? pathOf(pageNo - 1) : undefined,
      next: pageNo < (loaderData?.pages ?? 1) ? pathOf(pageNo + 1) : undefined,
      image: type?.cover,
      noIndex: isFiltered,
      feed: narrowing.length === 0 ? undefined : feed,
      data: type && [breadcrumbData(config, frame.home, type.breadcrumbs.map(crumbOf))],
    });
  },
  component: List,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function List() {
  return (
    <ListPage
      list={Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      types={layout.useLoaderData().types}
    />
  );
}
