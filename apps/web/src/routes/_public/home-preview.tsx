import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { previewMessages } from "../../i18n/preview.ts";
import { withHead } from "../../site/page-head.ts";
import { HomePreview } from "../../site/preview/home-preview.tsx";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/home-preview")({
  staticData: { startsByItself: true },
  loader: async ({ context }) => {
    const { response, config } = await withSdk(context);
    response.isPrivate = true;
    response.isFramable = true;
    return withHead(context, {}, { title: previewMessages(config.language).label, noIndex: true });
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: Preview,
});

const layout = getRouteApi("/_public");

function Preview() {
  return <HomePreview chrome={layout.useLoaderData()} />;
}
