import { createFileRoute } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { readCompareSearch } from "../../site/loaders/compare-search.ts";
import { loadComparison } from "../../site/loaders/compare.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";
import { ComparePage } from "../../site/products/compare-page.tsx";

export const Route = createFileRoute("/_public/product-compare")({
  staticData: { startsByItself: true },
  validateSearch: readCompareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context, deps }) => loadComparison(await withSdk(context), deps),
  head: ({ match, loaderData }) => {
    const { compare } = match.context.messages;
    const names = loaderData?.products.map(({ name }) => name) ?? [];
    return pageHead(match, {
      title: names.length < 2 ? compare.title : compare.titleFor(names),
      description: match.context.messages.products.text,
      noIndex: true,
    });
  },
  component: Compare,
  notFoundComponent: SiteNotFound,
});

function Compare() {
  return <ComparePage comparison={Route.useLoaderData()} />;
}
