import { createFileRoute } from "@tanstack/react-router";
import { AdminHost } from "../../app/admin/admin-host.tsx";
import { useShownPage } from "../../app/admin/shown-page.ts";

export const Route = createFileRoute("/_admin/$")({
  ssr: false,
  loader: async ({ context, location }) => {
    const { preloadPage } = await import("../../app/admin/preload-page.ts");
    await preloadPage(context.page, location.search);
  },
  component: AdminPage,
});

function AdminPage() {
  const { pathname, search } = Route.useMatch();
  const page = useShownPage();
  return page && <AdminHost page={page} pathname={pathname} search={search} />;
}
