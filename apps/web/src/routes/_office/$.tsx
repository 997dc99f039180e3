import { createFileRoute } from "@tanstack/react-router";
import { OfficeHost } from "../../app/office/office-host.tsx";

export const Route = createFileRoute("/_office/$")({
  ssr: false,
  loader: async ({ location }) => {
    const { preloadPage } = await import("../../app/office/preload-page.ts");
    await preloadPage(location.pathname);
  },
  component: OfficePage,
});

function OfficePage() {
  const { pathname, search } = Route.useMatch();
  return <OfficeHost pathname={pathname} search={search} />;
}
