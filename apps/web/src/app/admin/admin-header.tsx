import { breadcrumbs, type SessionUser } from "@atrium/hooks";
import { useActiveTab } from "@atrium/hooks/tabs";
import { Breadcrumb, IconButton, type BreadcrumbItem } from "@atrium/ui";
import { ListChecks, Menu, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { tabs, preferences } from "../../shared/api.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useCounters } from "../../shared/use-counters.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import { useStoreSelector } from "@atrium/hooks";
import { CountBadge } from "./count-badge.tsx";
import { CommandButton } from "./command-button.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { useShownPage } from "./shown-page.ts";

// The menus bring a positioning library along, which the first sight of the frame can do without.
const HeaderMenus = lazyPart(
  async () => (await import("./header-menus.tsx")).HeaderMenus,
  <span className="h-control w-28" />,
);

interface AdminHeaderProps {
  user: SessionUser;
  onOpenMenu: () => void;
}

/** The header: where one is, what waits, how it looks, who is signed in. */
export function AdminHeader({ user, onOpenMenu }: AdminHeaderProps) {
  const { shell } = useMessages();
  const isWide = useStoreSelector(preferences, (state) => state.sidebarOpen);
  return (
    <>
      <IconButton label={shell.openMenu} onClick={onOpenMenu} className="-ml-2 lg:hidden">
        <Menu />
      </IconButton>
      <IconButton
        label={isWide ? shell.collapseMenu : shell.expandMenu}
        onClick={() => preferences.toggleSidebar()}
        className="-ml-2 max-lg:hidden"
      >
        {isWide ? <PanelLeftClose /> : <PanelLeftOpen />}
      </IconButton>
      <div className="min-w-0 flex-1">
        <Way />
      </div>
      <CommandButton />
      <TasksCounter />
      <NoticeBell key={user.id} user={user} />
      <HeaderMenus user={user} />
    </>
  );
}

function Way() {
  const tab = useActiveTab(tabs);
  const page = useShownPage();
  const translations = useSeedTranslations();
  if (page?.match === undefined) return null;
  const way: BreadcrumbItem[] = breadcrumbs(page.menus, page.match.route.id).map((step) => ({
    id: step.id,
    label: translations.menu(step.title),
    href: step.path,
  }));
  const last = way.at(-1);
  // A record's page goes by the record's name, which only its tab knows.
  if (last !== undefined && tab?.key === page.pathname)
    way.splice(-1, 1, { ...last, label: translations.menu(tab.title) });
  return (
    <Breadcrumb
      items={way}
      renderLink={(item, props) => <AdminLink to={item.href ?? "/"} {...props} />}
    />
  );
}

function TasksCounter() {
  const { shell } = useMessages();
  const path = usePagePath("task/wait-handle");
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
      <CountBadge count={count} />
    </IconButton>
  );
}
