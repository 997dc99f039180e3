import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { HomePage } from "../../site/home/home-page.tsx";
import { loadHome, type Home } from "../../site/loaders/home.ts";
import { pageHead } from "../../site/page-head.ts";
import { organisationData } from "../../site/structured-data.ts";

export const Route = createFileRoute("/_public/index")({
  loader: async ({ context, parentMatchPromise }) => {
    const { sdk } = await withSdk(context);
    const [home, parent] = await Promise.all([loadHome(sdk), parentMatchPromise]);
    return { home, setting: parent.loaderData?.setting };
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      title: loaderData?.setting?.seoTitle ?? match.context.config.companyName,
      bareTitle: true,
      description: loaderData?.setting?.seoDescription,
      ...pictureOf(loaderData?.home),
      path: "index",
      translations: "same",
      data: loaderData?.setting && [organisationData(loaderData.setting, match.context.config)],
    }),
  component: Home,
});

/** What link previews show: the picture of the opening. */
function pictureOf(home: Home | undefined) {
  const hero = home?.kind === "sections" ? home.sections.find((one) => one.hero)?.hero : undefined;
  if (!hero) return {};
  return { image: hero.picture, imageAlt: hero.pictureAlt };
}

const layout = getRouteApi("/_public");

function Home() {
  return <HomePage home={Route.useLoaderData().home} chrome={layout.useLoaderData()} />;
}
