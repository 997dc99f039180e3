import { pageTitle, type Navigation } from "@atrium/hooks";
import { useTabs } from "@atrium/hooks/tabs";
import { useRouter } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect } from "react";
import { config, session, tabs } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { findAdminPage, type AdminPage } from "./admin-page.ts";
import { panesId } from "./admin-tabs.tsx";
import { NoPage } from "./no-page.tsx";
import { openTab } from "./open-tab.ts";
import { Pane } from "./pane.tsx";

/** Where the router is: what the splat route matched, and the page there. */
export interface AdminHostProps {
  readonly page: AdminPage;
  readonly pathname: string;
}

/** Shows the matched page, and keeps the pages of the other tabs mounted. */
export function AdminHost({ page, pathname }: AdminHostProps) {
  const { menus, match } = page;
  const { shell } = useMessages();
  const translations = useSeedTranslations();
  const open = useTabs(tabs, (state) => state.tabs);
  // A tab that was relocated is shown already while the address still follows.
  const known =
    open.find((tab) => tab.key === pathname) ?? open.find((tab) => tab.formerKey === pathname);

  useOpenTab();
  useAffixedTabs(menus);
  useExistingTabs(menus);
  // Whoever writes there sees what they wrote, even when the page is theirs no more.
  const isKept = match === undefined && known?.unsaved === true;
  const title = match || isKept ? (known?.title ?? match?.route.title) : undefined;
  usePageTitle(title === undefined ? shell.notFoundTitle : translations.menu(title));

  // A restored tab renders its page only when it is opened.
  const panes = open.filter((tab) => tab === known || (tab.usedAt > 0 && !tab.noCache));
  return (
    <div id={panesId} className="absolute inset-0 flex flex-col">
      {match === undefined && !isKept && <NoPage page={page} />}
      {isKept && (
        <p role="status" className="m-0 bg-warning-soft px-4 py-2 text-sm">
          {shell.pageWithdrawn}
        </p>
      )}
      <div className="relative flex-1">
        {panes.map((tab) => (
          <Pane
            key={`${tab.id}#${tab.generation}`}
            location={tab.snapshot}
            shown={tab === known && (match !== undefined || isKept) ? page : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** Opens the tab of each page that is gone to, before React renders the page: both are committed at once. */
function useOpenTab(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    openTab(router);
    return router.subscribe("onBeforeRouteMount", ({ hrefChanged }) => {
      // A closed tab must not reopen while the router is still leaving it.
      if (hrefChanged) openTab(router);
    });
  }, [router]);
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
