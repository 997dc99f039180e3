import { matchRoute, sessionContent } from "@atrium/hooks";
import { navigationOf, session } from "../../shared/api.ts";
import { preloadView } from "../view-registry.ts";

/** Loads the script of the page at a path, so that it is there when the page is shown or its link pressed. */
export async function preloadPage(pathname: string): Promise<void> {
  const content = sessionContent(session.get());
  const match = content && matchRoute(navigationOf(content.menus).index, pathname);
  if (match?.route.component !== undefined) await preloadView(match.route.component);
}
