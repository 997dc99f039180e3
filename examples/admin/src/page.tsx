import { type RouteMatch } from "@atrium/hooks";
import { useTabs, type TabInput } from "@atrium/hooks/tabs";
import { useEffectEvent, useLayoutEffect } from "react";
import { tabs } from "./atrium.ts";
import { views } from "./views.ts";

/** The view of a route, in a tab of its own. */
export function Page({ href, match }: { href: string; match: RouteMatch }) {
  const { title, component, meta } = match.route;
  const pathname = pathnameOf(href);
  const generation = useTabs(
    tabs,
    (state) => state.tabs.find(({ key }) => key === pathname)?.generation,
  );
  const openTab = useEffectEvent((at: string) => tabs.open(toTab(at, match)));
  useLayoutEffect(() => {
    openTab(href);
  }, [href]);
  const View = component === undefined ? undefined : views[component];
  if (View === undefined) return <p>There is no view for “{title}”.</p>;
  return <View key={`${pathname}#${generation}`} permissionButtons={meta.permissionButtons} />;
}

/** A tab is known by its path, so that two records of one view are two tabs. */
function toTab(href: string, { route, params }: RouteMatch): TabInput {
  const { pathname, searchParams, hash } = new URL(href, globalThis.location.origin);
  const search = Object.fromEntries(searchParams);
  const { title, name, meta } = route;
  return {
    snapshot: { key: pathname, pathname, params, search, hash, href },
    title,
    name,
    affix: meta.affix,
    noCache: meta.noCache,
  };
}

function pathnameOf(href: string): string {
  return new URL(href, globalThis.location.origin).pathname;
}
