import { useCan } from "@atrium/hooks";
import type { AddressPort, SearchValues } from "@atrium/hooks/resource";
import { useRetainedState, type TabSnapshot } from "@atrium/hooks/tabs";
import { createContext, use, useCallback, useInsertionEffect, useMemo } from "react";
import { tabs } from "./api.ts";
import { leaveUnsaved } from "./confirmations.ts";
import { navigation } from "./navigation.ts";
import { noteOwnMove, replacesWork, saverOf, unsavedWorkOf } from "./unsaved-work.ts";
import { withSearchChanges } from "./search-changes.ts";

/** The location and permissions of a view, independent of the address bar. */
export interface ViewPlace {
  readonly location: TabSnapshot;
  /** The actions the user may take on this page. */
  readonly permissionButtons: readonly string[];
}

const ViewPlaceContext = createContext<ViewPlace | undefined>(undefined);

/** Provides a retained view with its own location. */
export const ViewPlaceProvider = ViewPlaceContext;

/** The view's own location. Router hooks would give a hidden view the location of the visible one. */
export function useViewLocation(): TabSnapshot {
  return useViewPlace().location;
}

/** A path parameter of the view, such as `id` of `/articles/:id`; empty when it has none. */
export function useViewParam(name: string): string {
  return useViewLocation().params[name] ?? "";
}

/** Whether the page allows an action: its permission buttons include it. */
export function useViewCan(): (action: string) => boolean {
  return useCan(useViewPlace().permissionButtons);
}

/**
 * The view's search params, and a setter that replaces them in the URL; undefined ones are omitted. The setter does not
 * ask about unsaved input: the view has asked, or saved.
 */
export function useViewAddress(): AddressPort {
  const { search, pathname, key } = useViewLocation();
  return useMemo(() => addressPort(search, pathname, key), [search, pathname, key]);
}

function addressPort(search: SearchValues, pathname: string, key: string): AddressPort {
  // Navigation is asynchronous: until it is done, a further change builds on the requested state.
  let asked = search;
  return {
    search,
    setSearch: (next) => {
      if (tabs.get().activeKey !== key) return;
      asked = withSearchChanges(asked, search, next);
      noteOwnMove(tabs, key, asked);
      navigation.navigate(pathWithSearch(pathname, asked), { replace: true });
    },
  };
}

/** A path with search params; undefined ones are omitted. */
export function pathWithSearch(pathname: string, search: SearchValues): string {
  const values = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/**
 * Navigates on behalf of the view. While its tab is hidden it does nothing: a late response must not move the user away
 * from another page.
 */
export function useViewNavigate(): (to: string, options?: { replace?: boolean }) => void {
  const { key } = useViewLocation();
  return useCallback(
    (to, options) => {
      if (tabs.get().activeKey === key) {
        navigation.navigate(to, { replace: options?.replace ?? false });
      }
    },
    [key],
  );
}

/** The view's tab: its title, its mark for unsaved input, and leaving it. */
export function useViewTab() {
  const { key } = useViewLocation();
  return useMemo(
    () => ({
      key,
      setTitle: (title: string) => tabs.setTitle(key, title),
      setUnsaved: (unsaved: boolean) => tabs.setUnsaved(key, unsaved),
      isUnsaved: () => tabs.get().tabs.some((tab) => tab.key === key && tab.unsaved),
      /** What can be done about unsaved input before the tab is closed; for the view to fill in. */
      unsavedWork: () => unsavedWorkOf(tabs, key),
      /** Navigates away and closes the tab once the other page is shown; a hidden one, whose input is saved, at once. */
      leaveFor: (to: string) => {
        if (tabs.get().activeKey !== key) {
          tabs.setUnsaved(key, false);
          return void tabs.close(key);
        }
        const stop = tabs.subscribe(() => {
          if (tabs.get().activeKey === key) return;
          stop();
          void tabs.close(key);
        });
        navigation.navigate(to, { replace: true });
      },
    }),
    [key],
  );
}

/**
 * For a view whose search params choose the record that its form edits: others, such as a link, a menu or the browser's
 * Back, replace unsaved input only after a question.
 *
 * @param recordAt Names the record at search params. What it does not read, such as a filter, changes without a question.
 * @returns How the view itself goes to another record, after the same question.
 */
export function useEditedRecord(
  recordAt: (search: SearchValues) => string,
): (next: SearchValues) => void {
  const view = useViewTab();
  const { setSearch } = useViewAddress();
  // A hidden tab keeps it, as it keeps its input.
  useInsertionEffect(() => {
    view.unsavedWork().recordAt = recordAt;
  });
  return (next) => {
    const tab = tabs.get().tabs.find(({ key }) => key === view.key);
    if (tab === undefined) return;
    const isLoss = replacesWork(tabs, tab, next);
    leaveUnsaved(tab.title, isLoss, () => setSearch(next), saverOf(tabs, [tab]));
  };
}

/** Names the view's tab after the record it shows. */
export function useViewTitle(title: string | undefined): void {
  const tab = useViewTab();
  // A hidden view's other effects rest, yet its title has to follow the language; no store may change within this one.
  useInsertionEffect(() => {
    if (title) queueMicrotask(() => tab.setTitle(title));
  }, [tab, title]);
}

/** An object that lives as long as the view's tab, through hiding and showing it. */
export function useViewState<Value>(
  name: string,
  make: () => Value,
  dispose?: (value: Value) => void,
): Value {
  return useRetainedState(tabs, useViewLocation().key, name, make, dispose);
}

function useViewPlace(): ViewPlace {
  const place = use(ViewPlaceContext);
  if (place === undefined) throw new Error("A view needs a place: it is shown by the tab host");
  return place;
}
