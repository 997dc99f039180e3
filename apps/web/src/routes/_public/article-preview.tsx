import { createFileRoute } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { readPreviewSearch } from "../../site/loaders/preview-search.ts";
import { loadPreview } from "../../site/loaders/preview.ts";
import { withHead } from "../../site/page-head.ts";
import { PreviewView } from "../../site/preview/preview-page.tsx";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/article-preview")({
  staticData: { startsByItself: true },
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const page = await loadPreview(await withSdk(context), deps.token);
    return withHead(context, page, { title: page.title, noIndex: true });
  },
  // What is shown is the newest draft each time.
  staleTime: 0,
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: Preview,
});

function Preview() {
  return <PreviewView page={Route.useLoaderData()} />;
}
