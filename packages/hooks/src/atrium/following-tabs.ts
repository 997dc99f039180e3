import { pathnameOf } from "../menu/paths.ts";
import type { NavigationPort } from "../ports/navigation.ts";
import { activeTab } from "../tabs/tabs-reducer.ts";
import type { TabsStore } from "../tabs/tabs-store.ts";

/** Where the address goes when another tab is shown. */
export interface FollowOptions {
  readonly navigation: Required<NavigationPort>;
  /** Where to go when no tab is left. */
  readonly homePath: string;
}

/**
 * The same tabs, but whatever shows another one than before takes the address there. So does closing the tab that the
 * router is on its way to, since its arrival would open the tab again.
 */
export function followingTabs(tabs: TabsStore, options: FollowOptions): TabsStore {
  const { navigation, homePath } = options;
  const shown = () => activeTab(tabs.get());
  const isTargetOpen = () =>
    tabs.get().tabs.some(({ key }) => key === pathnameOf(navigation.currentHref()));

  /** Goes to the tab that is shown, unless it was shown before; `null` goes there in any case. */
  function follow(before: string | null | undefined): void {
    const now = shown();
    if (now?.key === before) return;
    navigation.navigate(now?.snapshot.href ?? homePath, { replace: false });
  }
  async function closing(close: () => Promise<boolean>): Promise<boolean> {
    const before = shown()?.key;
    const wasOpen = isTargetOpen();
    const isDone = await close();
    if (isDone) follow(wasOpen && !isTargetOpen() ? null : before);
    return isDone;
  }
  function showing(show: () => void): void {
    const before = shown()?.key;
    show();
    follow(before);
  }

  return {
    ...tabs,
    activate: (key) => showing(() => tabs.activate(key)),
    reopen: () => showing(() => tabs.reopen()),
    close: (key) => closing(() => tabs.close(key)),
    closeOthers: (key) => closing(() => tabs.closeOthers(key)),
    closeLeft: (key) => closing(() => tabs.closeLeft(key)),
    closeRight: (key) => closing(() => tabs.closeRight(key)),
    closeAll: () => closing(() => tabs.closeAll()),
  };
}
