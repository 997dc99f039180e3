import { createFileRoute } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { readCompareSearch } from "../../site/loaders/compare-search.ts";
import { loadComparison } from "../../site/loaders/compare.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { withHead } from "../../site/page-head.ts";
import { ComparePage } from "../../site/products/compare-page.tsx";
import { comparisonMeta } from "../../site/products/product-meta.ts";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/product-compare")({
  validateSearch: readCompareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context, deps }) => {
    const comparison = await loadComparison(await withSdk(context), deps);
    return withHead(context, comparison, comparisonMeta(context, comparison));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: Compare,
  notFoundComponent: SiteNotFound,
});

function Compare() {
  return <ComparePage comparison={Route.useLoaderData()} />;
}
