import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { HomePage } from "../../site/home/home-page.tsx";
import { loadHome } from "../../site/loaders/home.ts";
import { organisationData, pageHead } from "../../site/page-head.ts";

export const Route = createFileRoute("/_public/index")({
  loader: async ({ context, parentMatchPromise }) => {
    const [home, parent] = await Promise.all([loadHome(context.sdk), parentMatchPromise]);
    return { home, setting: parent.loaderData?.setting };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      title: loaderData?.setting?.seoTitle ?? match.context.config.companyName,
      bareTitle: true,
      description: loaderData?.setting?.seoDescription,
      path: "index",
      data: loaderData?.setting && organisationData(loaderData.setting, match.context.config),
    }),
  component: Home,
});

const layout = getRouteApi("/_public");

function Home() {
  return <HomePage home={Route.useLoaderData().home} chrome={layout.useLoaderData()} />;
}
