"use client";

import { useLayoutEffect } from "react";
import type { RouteMatch } from "../menu/match-route.ts";
import { pathnameOf } from "../menu/paths.ts";
import type { Tab } from "../tabs/tab-types.ts";
import { useTabs } from "../tabs/use-tabs.ts";
import { useAtrium } from "./atrium-provider.tsx";
import { tabInput } from "./tab-input.ts";

/**
 * Opens the tab of the page that is shown, or brings its address up to date. Returns the tab; undefined while it opens.
 *
 * @param href Path, query and hash, without origin.
 * @param match What the guard's decision holds.
 * @example
 * const tab = usePageTab(href, match);
 * return <main key={tab?.generation}>{match.route.title}</main>;
 */
export function usePageTab(href: string, match: RouteMatch): Tab | undefined {
  const { tabs } = useAtrium();
  useLayoutEffect(() => {
    tabs.open(tabInput(href, match));
  }, [tabs, href, match]);
  const key = pathnameOf(href);
  return useTabs(tabs, (state) => state.tabs.find((tab) => tab.key === key));
}
