import type { RouteMatch } from "../menu/match-route.ts";
import { pathnameOf } from "../menu/paths.ts";
import type { TabInput } from "../tabs/tab-types.ts";

// Only the parts behind it are read.
const SITE = "https://site.invalid";

/**
 * The tab of a page: its key is the path, so that two records of one view are two tabs.
 *
 * @example
 * tabs.open(tabInput("/articles/7?version=2", match));
 */
export function tabInput(href: string, { route, params }: RouteMatch): TabInput {
  const pathname = pathnameOf(href);
  const { searchParams, hash } = new URL(href, SITE);
  const { title, name, meta } = route;
  return {
    snapshot: {
      key: pathname,
      pathname,
      params,
      search: Object.fromEntries(searchParams),
      hash,
      href,
    },
    title,
    name,
    affix: meta.affix,
    noCache: meta.noCache,
  };
}
