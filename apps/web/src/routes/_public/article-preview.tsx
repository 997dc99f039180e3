import { createFileRoute } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { readPreviewSearch } from "../../site/loaders/preview-search.ts";
import { loadPreview } from "../../site/loaders/preview.ts";
import { pageHead } from "../../site/page-head.ts";
import { PreviewView } from "../../site/preview/preview-page.tsx";

export const Route = createFileRoute("/_public/article-preview")({
  staticData: { startsByItself: true },
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => loadPreview(await withSdk(context), deps.token),
  // What is shown is the newest draft each time.
  staleTime: 0,
  head: ({ match, loaderData }) => pageHead(match, { title: loaderData?.title, noIndex: true }),
  component: Preview,
});

function Preview() {
  return <PreviewView page={Route.useLoaderData()} />;
}
