import {
  activeMenuId,
  matchRoute,
  useNavigation,
  useStoreSelector,
  type SessionUser,
} from "@atrium/hooks";
import { useActiveTab } from "@atrium/hooks/tabs";
import { AppShell, TopProgress } from "@atrium/ui";
import { useRouterState } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { config, navigationOf, tabs, uiState } from "../../shared/api.ts";
import { OfficeLogo } from "./office-logo.tsx";
import { OfficeHeader } from "./office-header.tsx";
import { OfficeMenu } from "./office-menu.tsx";
import { OfficeTabs } from "./office-tabs.tsx";

/** The frame: menu, header, tabs; the page stands in it. */
export function OfficeShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const ui = useStoreSelector(uiState, (state) => state);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const navigating = useRouterState({ select: (state) => state.status === "pending" });
  const navigation = useNavigation(navigationOf);
  const tab = useActiveTab(tabs);
  const match = tab && matchRoute(navigation.index, tab.key);
  const currentId = match && activeMenuId(navigation, match.route.id);

  return (
    <>
      <TopProgress active={navigating} />
      <AppShell
        collapsed={!ui.sidebarOpen}
        hideAside={ui.hideAside}
        hideHeader={ui.hideHeader}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        logo={({ collapsed }) => <OfficeLogo name={config.systemName} collapsed={collapsed} />}
        sideMenu={({ collapsed }) => (
          <OfficeMenu
            menu={navigation.menu}
            currentId={currentId}
            collapsed={collapsed}
            onFollow={() => setDrawerOpen(false)}
          />
        )}
        header={
          <OfficeHeader
            user={user}
            pageId={match?.route.id}
            onOpenMenu={() => setDrawerOpen(true)}
          />
        }
        tabStrip={<OfficeTabs />}
      >
        {/* The frame's own scrolling and gutter are given up: every pane scrolls for itself. */}
        <div className="relative -m-4 h-[calc(100%+2rem)]">{children}</div>
      </AppShell>
    </>
  );
}
