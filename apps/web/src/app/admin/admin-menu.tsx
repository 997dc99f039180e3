import type { MenuNode } from "@atrium/hooks";
import { Badge, SideMenu, type SideMenuItem, type SideMenuProps } from "@atrium/ui";
import { ExternalLink } from "lucide-react";
import { useCallback, useMemo, type MouseEvent } from "react";
import { navigation, type RouterPort } from "../../shared/navigation.ts";
import { tabs, preferences } from "../../shared/api.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations, type SeedTranslations } from "../../shared/seed-translations.ts";
import { useCounters } from "../../shared/use-counters.ts";
import { MenuIcon } from "../../shared/menu-icon.tsx";
import { useUserNavigation } from "../../shared/user-navigation.ts";
import { useShownPage } from "./shown-page.ts";

interface AdminMenuProps {
  collapsed: boolean;
  /** A page was chosen. */
  onFollow: () => void;
}

/** The side menu of the user's pages. */
export function AdminMenu({ collapsed, onFollow }: AdminMenuProps) {
  const counters = useCounters();
  const { menu } = useUserNavigation();
  const page = useShownPage();
  const translations = useSeedTranslations();
  const items = useMemo(
    () => toItems(menu, counters, translations),
    [menu, counters, translations],
  );
  const renderLink = useCallback<SideMenuProps["renderLink"]>(
    (item, props) =>
      item.href?.startsWith("https://") ? (
        <a
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onFollow}
          {...props}
        />
      ) : (
        <AdminLink
          to={item.href ?? "/"}
          onClick={(event) => followTo(item.href ?? "/", event, navigation, onFollow)}
          {...props}
        />
      ),
    [onFollow],
  );
  return (
    <SideMenu
      items={items}
      currentId={page?.activeMenuId}
      collapsed={collapsed}
      onExpandRequest={() => preferences.toggleSidebar()}
      renderLink={renderLink}
    />
  );
}

/** An open tab is shown as it was left; the current page is reset to its bare URL. */
function followTo(path: string, event: MouseEvent, router: RouterPort, onFollow: () => void): void {
  onFollow();
  const { tabs: open, activeKey } = tabs.get();
  const tab = open.find(({ key }) => key === path);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (tab === undefined || activeKey === path || !isPlain) return;
  event.preventDefault();
  router.navigate(tab.snapshot.href, { replace: false });
}

function markOf({ type }: MenuNode, count: number) {
  if (type === "link") return <NewTabMark />;
  return count > 0 ? <Badge variant="secondary">{count}</Badge> : undefined;
}

/** Says that an entry leads away from the back office. */
function NewTabMark() {
  const { shell } = useMessages();
  return (
    <>
      <ExternalLink aria-hidden="true" className="size-3.5 text-subtle-foreground" />
      <span className="sr-only">{shell.newTab}</span>
    </>
  );
}

function toItems(
  menu: readonly MenuNode[],
  counters: Readonly<Record<string, number>>,
  translations: SeedTranslations,
): SideMenuItem[] {
  return menu.map((node) => {
    const count = node.badgeKey === undefined ? 0 : (counters[node.badgeKey] ?? 0);
    return {
      id: node.id,
      label: translations.menu(node.title),
      icon: <MenuIcon name={node.icon} />,
      badge: markOf(node, count),
      href: node.href ?? node.path,
      children:
        node.children.length > 0 ? toItems(node.children, counters, translations) : undefined,
    };
  });
}
