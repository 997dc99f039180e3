import { createFileRoute, Outlet } from "@tanstack/react-router";
import { loadChrome } from "../site/loaders/chrome.ts";
import { SiteLayout } from "../site/layout/site-layout.tsx";

export const Route = createFileRoute("/_public")({
  loader: ({ context }) => loadChrome(context.sdk),
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
