import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { homeMeta } from "../../site/home/home-meta.ts";
import { HomePage } from "../../site/home/home-page.tsx";
import { loadHome } from "../../site/loaders/home.ts";
import { withHead } from "../../site/page-head.ts";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/index")({
  loader: async ({ context, parentMatchPromise }) => {
    const { sdk, config } = await withSdk(context);
    const [home, parent] = await Promise.all([loadHome(sdk), parentMatchPromise]);
    return withHead(context, { home }, homeMeta(config, home, parent.loaderData?.setting));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: Home,
});

const layout = getRouteApi("/_public");

function Home() {
  return <HomePage home={Route.useLoaderData().home} chrome={layout.useLoaderData()} />;
}
