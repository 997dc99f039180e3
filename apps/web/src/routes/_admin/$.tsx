import { createFileRoute } from "@tanstack/react-router";
import { AdminHost } from "../../app/admin/admin-host.tsx";

export const Route = createFileRoute("/_admin/$")({
  ssr: false,
  loader: async ({ location }) => {
    const { preloadPage } = await import("../../app/admin/preload-page.ts");
    await preloadPage(location.pathname);
  },
  component: AdminPage,
});

function AdminPage() {
  const { pathname, search } = Route.useMatch();
  return <AdminHost pathname={pathname} search={search} />;
}
