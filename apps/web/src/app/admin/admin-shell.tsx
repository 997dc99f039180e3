import { useStoreSelector, type SessionUser } from "@atrium/hooks";
import { AppShell, TopProgress } from "@atrium/ui";
import { useRouterState } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { config, preferences } from "../../shared/api.ts";
import { AdminLogo } from "./admin-logo.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { CommandHost } from "./command-host.tsx";
import { FocusModeExit } from "./focus-mode.tsx";
import { ViewAsBanner } from "./view-as-banner.tsx";
import { AdminTabs } from "./admin-tabs.tsx";

/** The shell: menu, header, tabs and page. Each part subscribes to the current page itself; the shell never re-renders. */
export function AdminShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const ui = useStoreSelector(preferences, (state) => state);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <NavigationProgress />
      <AppShell
        banner={<ViewAsBanner />}
        collapsed={!ui.sidebarOpen}
        hideAside={ui.hideAside}
        hideHeader={ui.hideHeader}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        logo={({ collapsed }) => <AdminLogo name={config.systemName} collapsed={collapsed} />}
        sideMenu={({ collapsed }) => (
          <AdminMenu collapsed={collapsed} onFollow={() => setDrawerOpen(false)} />
        )}
        header={<AdminHeader user={user} onOpenMenu={() => setDrawerOpen(true)} />}
        tabStrip={<AdminTabs />}
      >
        {/* The frame's own scrolling and gutter are given up: every pane scrolls for itself. */}
        <div className="relative -m-4 h-[calc(100%+2rem)]">{children}</div>
      </AppShell>
      <FocusModeExit />
      <CommandHost />
    </>
  );
}

function NavigationProgress() {
  return <TopProgress active={useRouterState({ select: ({ status }) => status === "pending" })} />;
}
