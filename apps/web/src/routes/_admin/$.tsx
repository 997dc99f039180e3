import { createFileRoute } from "@tanstack/react-router";
import { AdminHost } from "../../app/admin/admin-host.tsx";
import { useShownPage } from "../../app/admin/shown-page.ts";
import { loadOnce } from "../../app/load-once.ts";

const loadPreload = loadOnce(() => import("../../app/admin/preload-page.ts"));

export const Route = createFileRoute("/_admin/$")({
  ssr: false,
  // A loader in a script of its own would be imported anew at each navigation.
  codeSplitGroupings: [["component"]],
  loader: async ({ context, location }) => {
    const { preloadPage } = await loadPreload();
    await preloadPage(context.page, location.search);
  },
  component: AdminPage,
});

function AdminPage() {
  const pathname = Route.useMatch({ select: (match) => match.pathname });
  const page = useShownPage();
  return page && <AdminHost page={page} pathname={pathname} />;
}
