import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk, type RouterContext } from "../../app/router-context.ts";
import { singlePageMeta } from "../../site/article/single-page-meta.ts";
import { SinglePageView } from "../../site/article/single-page.tsx";
import { isContactCode, readSingleSearch, sentForm } from "../../site/loaders/single-search.ts";
import { loadSingle, type OtherDetail } from "../../site/loaders/single.ts";
import { GonePage, GoneProductPage, SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead, type PageMeta } from "../../site/page-head.ts";
import { CataloguePage } from "../../site/products/catalogue-page.tsx";
import { catalogueMeta, productMeta } from "../../site/products/product-meta.ts";
import { ProductPage } from "../../site/products/product-page.tsx";
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
  loader: async ({ context, deps }) => loadSingle(await withSdk(context), deps),
  head: ({ match, loaderData }) => pageHead(match, factsOf(match.context, loaderData)),
  component: OtherDetailPage,
  notFoundComponent: SiteNotFound,
});

function factsOf(context: RouterContext, page: OtherDetail | undefined): PageMeta {
  const { errors, products } = context.messages;
  if (page === undefined) return { title: undefined };
  if ("gone" in page) return { title: errors.goneTitle, noIndex: true };
  if ("goneProduct" in page) return { title: products.goneTitle, noIndex: true };
  if ("product" in page) return productMeta(context, page.product);
  if ("products" in page) return catalogueMeta(context, page);
  return singlePageMeta(context, page);
}

const layout = getRouteApi("/_public");

function OtherDetailPage() {
  const page = Route.useLoaderData();
  const { setting, types } = layout.useLoaderData();
  const { sent } = Route.useSearch();
  if ("gone" in page) return <GonePage suggestions={page.gone} />;
  if ("goneProduct" in page) return <GoneProductPage suggestions={page.goneProduct} />;
  if ("product" in page) {
    const { product } = page;
    const takesMessages =
      setting.messageEnabled && flattenTypes(types).some(({ code }) => isContactCode(code));
    return <ProductPage key={product.id} product={product} takesMessages={takesMessages} />;
  }
  if ("products" in page) return <CataloguePage catalogue={page} />;
  return <SinglePageView page={page} setting={setting} sent={sentForm(sent)} />;
}
