import { useStoreSelector, type SessionUser } from "@atrium/hooks";
import { AppShell, TopProgress } from "@atrium/ui";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
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

/** How long a navigation takes before the bar is drawn, in milliseconds. */
const quickMs = 100;

/** The bar of a navigation that takes its time: even unseen, one that moves costs each quick navigation a frame of its own. */
function NavigationProgress() {
  const router = useRouter();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const isPending = () => router.state.status === "pending";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe("onBeforeLoad", () => {
      clearTimeout(timer);
      // One that takes the place of another goes on with its bar.
      if (!isPending()) setLong(false);
      timer = setTimeout(() => isPending() && setLong(true), quickMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router]);
  const active = useRouterState({ select: ({ status }) => isLong && status === "pending" });
  return <TopProgress active={active} />;
}
