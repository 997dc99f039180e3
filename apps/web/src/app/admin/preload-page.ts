import { queryClient } from "../../shared/api.ts";
import { beginQueries } from "../../shared/begin-queries.ts";
import { holdMs } from "../../shared/hold-page.ts";
import { firstQueriesOf, preloadView } from "../view-registry.ts";
import type { AdminPage } from "./admin-page.ts";

/** Preloads the script of a page, then what it asks for first, given the search params of its address. */
export async function preloadPage(
  { match, isForbidden }: Pick<AdminPage, "match" | "isForbidden">,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  const name = match?.route.component;
  if (name === undefined) return;
  await preloadView(name);
  if (isForbidden) return;
  await beginQueries(queryClient, firstQueriesOf(name)?.(search) ?? [], holdMs);
}
