import { preloadView } from "../view-registry.ts";
import type { AdminPage } from "./admin-page.ts";

/** Preloads the script of a page. */
export async function preloadPage({ match }: Pick<AdminPage, "match">): Promise<void> {
  if (match?.route.component !== undefined) await preloadView(match.route.component);
}
