import type { AnyRouter } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { queryClient, session, tabs } from "../../shared/api.ts";
import { findAdminPage } from "./admin-page.ts";
import { invalidateAll } from "../../queries/all-queries.ts";
import { bindRouter } from "../../shared/navigation.ts";

let wired = false;

/** Binds the ports of the back office to the application's router, and ends with a session what belongs to it. */
export function wireAdmin(router: AnyRouter): void {
  const base = router.options.basepath?.replace(/\/$/, "") ?? "";
  bindRouter({
    navigate: (href, { replace }) => void router.navigate({ href, replace }),
    // The address as it was typed may end in a slash, or have a letter written in another way.
    targetPath: () => router.matchRoutes(router.latestLocation).at(-1)?.pathname ?? "/",
    // The router would take the path apart and build it again, for each row of a table.
    toHref: (path) => base + path,
    prepare: async (path) => {
      const { pathname, searchParams } = new URL(path, "https://site.invalid");
      const page = findAdminPage(pathname, session.get());
      if (page === undefined) return;
      const { preloadPage } = await import("./preload-page.ts");
      await preloadPage(page, Object.fromEntries(searchParams));
    },
  });
  if (wired) return;
  wired = true;
  // Dialogs and menus put styles into the page; the page's policy knows them by this.
  const nonce = router.options.ssr?.nonce;
  if (nonce !== undefined) setNonce(nonce);
  followSession();
}

function followSession(): void {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const resumed = before.status === "expired" && now.status === "ready";
    const changedHands = before.generation !== now.generation;
    before = now;
    if (changedHands) {
      queryClient.clear();
      tabs.reset();
    } else if (resumed) {
      invalidateAll();
    }
  });
}
