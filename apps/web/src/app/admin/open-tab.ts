import type { Tab, TabInput } from "@atrium/hooks/tabs";
import type { RegisteredRouter } from "@tanstack/react-router";
import { tabs } from "../../shared/api.ts";
import { confirmations } from "../../shared/confirmations.ts";
import { navigation } from "../../shared/navigation.ts";
import { endOwnMove, replacesWork, saverOf } from "../../shared/unsaved-work.ts";

/**
 * Opens the tab of the page that the router shows, or brings it to the front; does nothing for an unknown address. Where
 * another record would replace unsaved input, the tab stays as it is until that is confirmed.
 */
export function openTab(router: RegisteredRouter): void {
  const input = tabInput(router);
  if (input === undefined) return;
  const { key, search } = input.snapshot;
  const before = tabs.get().tabs.find((tab) => tab.key === key);
  if (before === undefined) return tabs.open(input);
  const isLoss = replacesWork(tabs, before, search);
  endOwnMove(tabs, key);
  tabs.open(isLoss ? { ...input, snapshot: before.snapshot } : input);
  if (isLoss) void replaceIfConfirmed(router, before, input);
}

/** Shows the other record in the tab, or returns to the address of the one that it still shows. */
async function replaceIfConfirmed(
  router: RegisteredRouter,
  { key, title, snapshot }: Tab,
  input: TabInput,
): Promise<void> {
  const { href } = router.latestLocation;
  const isLeaving = await confirmations.askToLeave([title], saverOf(tabs, [{ key }]));
  // Nobody who has gone on meanwhile is taken back.
  if (router.latestLocation.href !== href) return;
  if (isLeaving) tabs.open(input);
  else navigation.navigate(snapshot.href, { replace: true });
}

function tabInput({ stores }: RegisteredRouter): TabInput | undefined {
  const shown = stores.matches.get().find(({ routeId }) => routeId === "/_admin/$");
  const match = shown?.context.page.match;
  if (shown === undefined || match === undefined) return undefined;
  const { pathname, search } = shown;
  const { title, name, meta } = match.route;
  const href = hrefOf(pathname, search);
  const snapshot = { key: pathname, pathname, params: match.params, search, hash: "", href };
  return { snapshot, title, name, affix: meta.affix, noCache: meta.noCache };
}

function hrefOf(pathname: string, search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
