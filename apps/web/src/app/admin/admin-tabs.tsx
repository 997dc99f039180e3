import { useTabs, type Tab } from "@atrium/hooks/tabs";
import { TabStrip, type TabStripAction } from "@atrium/ui";
import { useEffect } from "react";
import { tabs } from "../../shared/api.ts";
import { navigation } from "../../shared/navigation.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useShownPage } from "./shown-page.ts";

/** The id of the container of panes, which the tabs control. */
export const panesId = "admin-panes";

/** The strip of open tabs. */
export function AdminTabs() {
  const state = useTabs(tabs, (all) => all);
  const page = useShownPage();
  const translations = useSeedTranslations();
  useReopenKey();
  return (
    <TabStrip
      items={state.tabs.map((tab) => ({
        id: tab.key,
        label: translations.menu(tab.title),
        affix: tab.affix,
        pinned: tab.pinned,
        dirty: tab.unsaved,
      }))}
      activeId={page?.match && state.activeKey}
      panelId={panesId}
      canPin
      canReopen={state.closed.length > 0}
      onSelect={showTab}
      onAction={(action, key) => void act(action, key)}
      onMove={(key, to) => tabs.move(key, to)}
    />
  );
}

function showTab(key: string): void {
  const tab = tabs.get().tabs.find((one) => one.key === key);
  if (tab !== undefined) navigation.navigate(tab.snapshot.href, { replace: false });
}

async function act(action: TabStripAction, key: string): Promise<void> {
  if (action === "reopen") return reopenTab();
  if (action === "pin" || action === "unpin") return tabs.pin(key, action === "pin");
  if (action === "refresh") {
    await tabs.refresh(key);
    showTab(key);
    return;
  }
  const closing = {
    close: () => tabs.close(key),
    closeOthers: () => tabs.closeOthers(key),
    closeLeft: () => tabs.closeLeft(key),
    closeRight: () => tabs.closeRight(key),
    closeAll: () => tabs.closeAll(),
  };
  const before = tabs.get().tabs;
  if (await closing[action]()) leaveClosed(before);
}

/**
 * Leads away from the address when its tab was closed: to the tab that is shown then, or home when none is left. A tab that the
 * router is only on its way to counts too, since its arrival would open it again.
 */
function leaveClosed(before: readonly Tab[]): void {
  const target = navigation.targetPath();
  const isOpen = (all: readonly Tab[]) => all.some(({ key }) => key === target);
  const { tabs: open, activeKey } = tabs.get();
  if (!isOpen(before) || isOpen(open)) return;
  if (activeKey === undefined) navigation.navigate("/admin", { replace: true });
  else showTab(activeKey);
}

function reopenTab(): void {
  tabs.reopen();
  const { activeKey } = tabs.get();
  if (activeKey !== undefined) showTab(activeKey);
}

/** Ctrl+Alt+T brings the tab closed last back; browsers keep Ctrl+Shift+T for themselves. */
function useReopenKey(): void {
  useEffect(() => {
    const reopen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== "KeyT") return;
      event.preventDefault();
      reopenTab();
    };
    window.addEventListener("keydown", reopen);
    return () => window.removeEventListener("keydown", reopen);
  }, []);
}
