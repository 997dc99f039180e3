import { useStoreSelector, type SessionUser } from "@atrium/hooks";
import { AppShell, TopProgress } from "@atrium/ui";
import { useRouterState } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { config, uiState } from "../../shared/api.ts";
import { OfficeLogo } from "./office-logo.tsx";
import { OfficeHeader } from "./office-header.tsx";
import { OfficeMenu } from "./office-menu.tsx";
import { OfficeTabs } from "./office-tabs.tsx";

/** The frame: menu, header, tabs; the page stands in it. Each part follows the page shown by itself, the frame never does. */
export function OfficeShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const ui = useStoreSelector(uiState, (state) => state);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <NavigationProgress />
      <AppShell
        collapsed={!ui.sidebarOpen}
        hideAside={ui.hideAside}
        hideHeader={ui.hideHeader}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        logo={({ collapsed }) => <OfficeLogo name={config.systemName} collapsed={collapsed} />}
        sideMenu={({ collapsed }) => (
          <OfficeMenu collapsed={collapsed} onFollow={() => setDrawerOpen(false)} />
        )}
        header={<OfficeHeader user={user} onOpenMenu={() => setDrawerOpen(true)} />}
        tabStrip={<OfficeTabs />}
      >
        {/* The frame's own scrolling and gutter are given up: every pane scrolls for itself. */}
        <div className="relative -m-4 h-[calc(100%+2rem)]">{children}</div>
      </AppShell>
    </>
  );
}

function NavigationProgress() {
  return <TopProgress active={useRouterState({ select: ({ status }) => status === "pending" })} />;
}
