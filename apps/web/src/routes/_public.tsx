import { createFileRoute, Outlet } from "@tanstack/react-router";
import { withSdk } from "../app/router-context.ts";
import { loadChrome } from "../site/loaders/chrome.ts";
import { SiteLayout } from "../site/layout/site-layout.tsx";

export const Route = createFileRoute("/_public")({
  loader: async ({ context }) => loadChrome((await withSdk(context)).sdk),
  staleTime: 300_000,
  component: PublicLayout,
});

function PublicLayout() {
  return (
    <SiteLayout chrome={Route.useLoaderData()}>
      <Outlet />
    </SiteLayout>
  );
}
