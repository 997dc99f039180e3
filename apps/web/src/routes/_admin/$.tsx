import { createFileRoute } from "@tanstack/react-router";
import { AdminHost } from "../../app/admin/admin-host.tsx";
import { useShownPage } from "../../app/admin/shown-page.ts";

export const Route = createFileRoute("/_admin/$")({
  ssr: false,
  // A loader in a script of its own would be imported anew at each navigation.
  codeSplitGroupings: [["component"]],
  loader: ({ context }) => context.preload(),
  component: AdminPage,
});

function AdminPage() {
  const pathname = Route.useMatch({ select: (match) => match.pathname });
  const page = useShownPage();
  return page && <AdminHost page={page} pathname={pathname} />;
}
