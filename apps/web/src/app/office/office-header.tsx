import { breadcrumbs, useNavigation, type SessionUser } from "@atrium/hooks";
import { useActiveTab } from "@atrium/hooks/tabs";
import { Badge, Breadcrumb, IconButton, type BreadcrumbItem } from "@atrium/ui";
import { ListChecks, Menu, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { lazy, Suspense } from "react";
import { navigationOf, tabs, uiState } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { OfficeLink } from "../../shared/office-link.tsx";
import { useCounters } from "../../shared/use-counters.ts";
import { useStoreSelector } from "@atrium/hooks";
import { CommandButton } from "./command-button.tsx";
import { findTasksPath } from "./find-tasks-path.ts";

// The menus bring a positioning library along, which the first sight of the frame can do without.
const HeaderMenus = lazy(async () => ({
  default: (await import("./header-menus.tsx")).HeaderMenus,
}));

/** Props of `OfficeHeader`. */
interface OfficeHeaderProps {
  user: SessionUser;
  /** The menu entry of the page shown. */
  pageId: string | undefined;
  onOpenMenu: () => void;
}

/** The header: where one is, what waits, how it looks, who is signed in. */
export function OfficeHeader({ user, pageId, onOpenMenu }: OfficeHeaderProps) {
  const { shell } = useMessages();
  const isWide = useStoreSelector(uiState, (state) => state.sidebarOpen);
  return (
    <>
      <IconButton label={shell.openMenu} onClick={onOpenMenu} className="-ml-2 md:hidden">
        <Menu />
      </IconButton>
      <IconButton
        label={isWide ? shell.narrowMenu : shell.widenMenu}
        onClick={() => uiState.toggleSidebar()}
        className="-ml-2 max-md:hidden"
      >
        {isWide ? <PanelLeftClose /> : <PanelLeftOpen />}
      </IconButton>
      <div className="min-w-0 flex-1">
        <Way pageId={pageId} />
      </div>
      <CommandButton />
      <TasksCounter />
      <Suspense fallback={<span className="h-control w-28" />}>
        <HeaderMenus user={user} />
      </Suspense>
    </>
  );
}

function Way({ pageId }: { pageId: string | undefined }) {
  const menus = useNavigation(navigationOf);
  const tab = useActiveTab(tabs);
  if (pageId === undefined) return null;
  const way: BreadcrumbItem[] = breadcrumbs(menus, pageId).map((step) => ({
    id: step.id,
    label: step.title,
    href: step.path,
  }));
  const last = way.at(-1);
  // A record's page goes by the record's name, which only its tab knows.
  if (last !== undefined && tab !== undefined) way.splice(-1, 1, { ...last, label: tab.title });
  return (
    <Breadcrumb
      items={way}
      renderLink={(item, props) => <OfficeLink to={item.href ?? "/"} {...props} />}
    />
  );
}

function TasksCounter() {
  const { shell } = useMessages();
  const path = findTasksPath(useNavigation(navigationOf));
  const count = useCounters().waitToHandle ?? 0;
  if (path === undefined) return null;
  const label = count > 0 ? shell.tasksWaiting({ count }) : shell.noTasks;
  return (
    <IconButton
      label={label}
      onClick={() => navigation.navigate(path, { replace: false })}
      className="relative"
    >
      <ListChecks />
      {count > 0 && (
        <Badge tone="accent" className="absolute -top-0.5 -right-1 px-1">
          {count > 99 ? "99+" : count}
        </Badge>
      )}
    </IconButton>
  );
}
