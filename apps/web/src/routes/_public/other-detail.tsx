import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { otherMeta } from "../../site/article/other-meta.ts";
import { SinglePageView } from "../../site/article/single-page.tsx";
import { isContactCode, readSingleSearch } from "../../site/loaders/single-search.ts";
import { loadSingle } from "../../site/loaders/single.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { withHead } from "../../site/page-head.ts";
import { CataloguePage } from "../../site/products/catalogue-page.tsx";
import { ProductPage } from "../../site/products/product-page.tsx";
import { shownHead } from "../../site/shown-head.ts";
import { flattenTypes } from "../../site/type-address.ts";

export const Route = createFileRoute("/_public/other-detail")({
  validateSearch: readSingleSearch,
  loaderDeps: ({ search: { type, id, within, pageNo, about } }) => ({
    type,
    id,
    within,
    pageNo,
    about,
  }),
  loader: async ({ context, deps }) => {
    const page = await loadSingle(await withSdk(context), deps);
    return withHead(context, page, otherMeta(context, page));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: OtherDetailPage,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function OtherDetailPage() {
  const page = Route.useLoaderData();
  const { setting, types } = layout.useLoaderData();
  if ("product" in page) {
    const { product } = page;
    const takesMessages =
      setting.messageEnabled && flattenTypes(types).some(({ code }) => isContactCode(code));
    return <ProductPage key={product.id} product={product} takesMessages={takesMessages} />;
  }
  if ("products" in page) return <CataloguePage catalogue={page} />;
  return <SinglePageView page={page} setting={setting} />;
}
