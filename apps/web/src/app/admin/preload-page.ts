import { preloadView } from "../view-registry.ts";
import type { AdminPage } from "./admin-page.ts";

/** Loads the script of a page, so that it is there when the page is shown or its link pressed. */
export async function preloadPage({ match }: Pick<AdminPage, "match">): Promise<void> {
  if (match?.route.component !== undefined) await preloadView(match.route.component);
}
