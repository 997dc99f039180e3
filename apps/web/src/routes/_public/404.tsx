import { createFileRoute, notFound } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { loadSuggestions } from "../../site/loaders/suggestions.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/404")({
  loader: async ({ context }) => {
    throw notFound({ data: await loadSuggestions((await withSdk(context)).sdk) });
  },
  head: ({ match }) => shownHead(match),
  notFoundComponent: SiteNotFound,
});
