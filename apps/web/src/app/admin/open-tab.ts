import type { RegisteredRouter } from "@tanstack/react-router";
import { tabs } from "../../shared/api.ts";

/** Opens the tab of the page that the router shows, or brings it to the front; does nothing for an unknown address. */
export function openTab({ stores }: RegisteredRouter): void {
  const shown = stores.matches.get().find(({ routeId }) => routeId === "/_admin/$");
  const match = shown?.context.page.match;
  if (shown === undefined || match === undefined) return;
  const { pathname, search } = shown;
  const { title, name, meta } = match.route;
  const href = hrefOf(pathname, search);
  const snapshot = { key: pathname, pathname, params: match.params, search, hash: "", href };
  tabs.open({ snapshot, title, name, affix: meta.affix, noCache: meta.noCache });
}

function hrefOf(pathname: string, search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
