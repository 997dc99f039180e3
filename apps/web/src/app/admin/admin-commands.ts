import type { MenuNode, MenuRoute } from "@atrium/hooks";
import type { Tab } from "@atrium/hooks/tabs";
import type { CommandItem } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";

/** A command of the command palette. */
export interface AdminCommand extends CommandItem {
  readonly run: () => void;
  /** Where it goes, of a record that was found by searching. */
  readonly path?: string | undefined;
}

/** What the commands are made of. */
interface CommandSources {
  /** The user's own pages: nothing else is ever offered. */
  readonly pages: readonly MenuRoute[];
  /** The side menu, which has links to other sites as well. */
  readonly menu: readonly MenuNode[];
  readonly tabs: readonly Tab[];
  readonly activeKey: string | undefined;
  readonly messages: AdminMessages["commands"];
  /** The translated title of a page. */
  readonly menuTitle: (title: string) => string;
  readonly go: (href: string) => void;
  /** Opens another site in a new tab. */
  readonly open: (href: string) => void;
}

/** Places to go to: the other open tabs first, then the user's pages that need no record. */
export function placeCommands(sources: CommandSources): AdminCommand[] {
  const { pages, menu, tabs, activeKey, messages, menuTitle, go, open: openSite } = sources;
  const open = tabs
    .filter(({ key }) => key !== activeKey)
    .map(({ key, title, snapshot }) => ({
      value: `tab:${key}`,
      label: menuTitle(title),
      group: messages.openTabs,
      run: () => go(snapshot.href),
    }));
  const opened = new Set(tabs.map(({ key }) => key));
  const rest = pages.flatMap(({ path, title }) => {
    if (path === undefined || path.includes("/:") || opened.has(path)) return [];
    return {
      value: `page:${path}`,
      label: menuTitle(title),
      detail: path,
      group: messages.pages,
      run: () => go(path),
    };
  });
  const links = linksIn(menu).map(({ id, title, href }) => ({
    value: `link:${id}`,
    label: menuTitle(title),
    detail: href,
    group: messages.links,
    run: () => openSite(href),
  }));
  return [...open, ...rest, ...links];
}

function linksIn(menu: readonly MenuNode[]): { id: string; title: string; href: string }[] {
  return menu.flatMap(({ id, title, href, children }) => [
    ...(href === undefined ? [] : [{ id, title, href }]),
    ...linksIn(children),
  ]);
}

/** The path of a record's page, if the user may open it. */
export function recordPath(
  pages: readonly MenuRoute[],
  component: string,
  id: string,
): string | undefined {
  const page = pages.find((one) => one.component === component && one.path?.includes("/:id"));
  return page?.path?.replace(":id", encodeURIComponent(id));
}
