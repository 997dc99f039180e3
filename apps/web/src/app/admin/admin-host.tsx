import { pageTitle, type Navigation, type RouteMatch } from "@atrium/hooks";
import { useTabs, type TabSnapshot } from "@atrium/hooks/tabs";
import { useEffectEvent, useLayoutEffect, useMemo } from "react";
import { config, session, tabs } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { findAdminPage, type AdminPage } from "./admin-page.ts";
import { panesId } from "./admin-tabs.tsx";
import { NoPage } from "./no-page.tsx";
import { Pane } from "./pane.tsx";

/** Where the router is: what the splat route matched, and the page there. */
export interface AdminHostProps {
  readonly page: AdminPage;
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Shows the matched page, and keeps the pages of the other tabs mounted. */
export function AdminHost({ page, pathname, search }: AdminHostProps) {
  const { menus, match } = page;
  const { shell } = useMessages();
  const translations = useSeedTranslations();
  const open = useTabs(tabs, (state) => state.tabs);
  // A tab that was relocated is shown already while the address still follows.
  const known =
    open.find((tab) => tab.key === pathname) ?? open.find((tab) => tab.formerKey === pathname);
  const snapshot = useSnapshot(pathname, search, match, known?.snapshot);

  const openTab = useEffectEvent((href: string) => {
    if (match === undefined || href !== snapshot.href) return;
    const { title, name, meta } = match.route;
    tabs.open({ snapshot, title, name, affix: meta.affix, noCache: meta.noCache });
  });
  // Depends on the URL only: a closed tab must not reopen while the router is still leaving it.
  useLayoutEffect(() => openTab(snapshot.href), [snapshot.href]);

  useAffixedTabs(menus);
  useExistingTabs(menus);
  const title = match && (known?.title ?? match.route.title);
  usePageTitle(title === undefined ? shell.notFoundTitle : translations.menu(title));

  // A restored tab renders its page only when it is opened.
  const panes = open.filter((tab) => tab === known || (tab.usedAt > 0 && !tab.noCache));
  return (
    <div id={panesId} className="absolute inset-0">
      {match === undefined && <NoPage page={page} />}
      {panes.map((tab) => (
        <Pane
          key={`${tab.id}#${tab.generation}`}
          location={tab.key === pathname ? snapshot : tab.snapshot}
          shown={tab === known && match !== undefined ? page : undefined}
        />
      ))}
    </div>
  );
}

/** The same object while the URL is the same, so that retained views do not re-render. */
function useSnapshot(
  pathname: string,
  search: Readonly<Record<string, unknown>>,
  match: RouteMatch | undefined,
  stored: TabSnapshot | undefined,
): TabSnapshot {
  const href = hrefOf(pathname, search);
  const made = useMemo((): TabSnapshot => {
    return { key: pathname, pathname, params: match?.params ?? {}, search, hash: "", href };
    // Compared by href; search and match are new objects after every navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href]);
  return stored?.href === href ? stored : made;
}

function hrefOf(pathname: string, search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** Pages whose tab cannot be closed have one from the start. */
function useAffixedTabs(menus: Navigation): void {
  useLayoutEffect(() => {
    for (const { path, title, name, meta } of menus.pages) {
      if (!meta.affix || path === undefined || path.includes("/:")) continue;
      const snapshot = { key: path, pathname: path, params: {}, search: {}, hash: "", href: path };
      if (tabs.get().tabs.some((tab) => tab.key === path)) continue;
      tabs.open(
        { snapshot, title, name, affix: true, noCache: meta.noCache },
        { background: true },
      );
    }
  }, [menus]);
}

/** Closes the tabs of pages that are gone, restored ones too, and says so. */
function useExistingTabs(menus: Navigation): void {
  const { shell, phrases } = useMessages();
  const translations = useSeedTranslations();
  const dropGone = useEffectEvent((current: Navigation) => {
    const dropped = tabs.drop(({ key }) => {
      const page = findAdminPage(key, session.get());
      return page?.menus === current && page.match === undefined;
    });
    if (dropped.length === 0) return;
    const names = dropped.map(({ title }) => translations.menu(title));
    notices.warning(shell.tabsGone({ count: names.length, titles: phrases.list({ names }) }));
  });
  useLayoutEffect(() => dropGone(menus), [menus]);
}

function usePageTitle(routeTitle: string): void {
  useLayoutEffect(() => {
    const { systemName, companyName } = config;
    document.title = pageTitle({ routeTitle, isPublic: false, systemName, companyName });
  }, [routeTitle]);
}
