import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { previewMessages } from "../../i18n/preview.ts";
import { pageHead } from "../../site/page-head.ts";
import { HomePreview } from "../../site/preview/home-preview.tsx";

export const Route = createFileRoute("/_public/home-preview")({
  staticData: { startsByItself: true },
  loader: async ({ context }) => {
    const { response, config } = await withSdk(context);
    response.isPrivate = true;
    response.isFramable = true;
    return { title: previewMessages(config.language).label };
  },
  head: ({ match, loaderData }) => pageHead(match, { title: loaderData?.title, noIndex: true }),
  component: Preview,
});

const layout = getRouteApi("/_public");

function Preview() {
  return <HomePreview chrome={layout.useLoaderData()} />;
}
