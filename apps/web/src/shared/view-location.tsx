import { useCan, useKept, type TabSnapshot } from "@atrium/hooks";
import { createContext, use, useCallback, useEffect, useMemo } from "react";
import { tabs } from "./api.ts";
import { navigation } from "./navigation.ts";

/** Where a view is and what its page allows, whatever the address bar shows meanwhile. */
export interface ViewPlace {
  readonly location: TabSnapshot;
  /** The actions the user may take on this page. */
  readonly permissionButtons: readonly string[];
}

const ViewPlaceContext = createContext<ViewPlace | undefined>(undefined);

/** Gives a kept view its own location. */
export const ViewPlaceProvider = ViewPlaceContext;

/** The view's own location. Router hooks would show a hidden view somebody else's. */
export function useViewLocation(): TabSnapshot {
  return useViewPlace().location;
}

/** A parameter of the view's address, such as `id` of `/articles/:id`; empty when it has none. */
export function useViewParam(name: string): string {
  return useViewLocation().params[name] ?? "";
}

/** Whether the page allows an action: its permission buttons include it. */
export function useViewCan(): (action: string) => boolean {
  return useCan(useViewPlace().permissionButtons);
}

/**
 * The view's search parameters through a parser, and a setter that replaces them in the address.
 *
 * @param parse Reads them; must take anything.
 */
export function useViewSearch<Search>(
  parse: (search: Readonly<Record<string, unknown>>) => Search,
): [Search, (search: Readonly<Record<string, string | number>>) => void] {
  const { search, pathname, key } = useViewLocation();
  const value = useMemo(() => parse(search), [parse, search]);
  const setSearch = useCallback(
    (next: Readonly<Record<string, string | number>>) => {
      if (tabs.get().activeKey !== key) return;
      const params = new URLSearchParams(
        Object.entries(next).map(([name, one]) => [name, String(one)]),
      );
      const query = params.toString();
      navigation.navigate(query === "" ? pathname : `${pathname}?${query}`, { replace: true });
    },
    [pathname, key],
  );
  return [value, setSearch];
}

/**
 * Navigates on behalf of the view. Once its tab is hidden it does nothing: an answer that comes late
 * must not pull the user away from where they are by then.
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
      setTitle: (title: string) => tabs.setTitle(key, title),
      setUnsaved: (unsaved: boolean) => tabs.setUnsaved(key, unsaved),
      /** Goes elsewhere for good: the tab closes once the other page is shown. */
      leaveFor: (to: string) => {
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

/** Names the view's tab after the record it shows. */
export function useViewTitle(title: string | undefined): void {
  const tab = useViewTab();
  useEffect(() => {
    if (title) tab.setTitle(title);
  }, [tab, title]);
}

/** An object that lives as long as the view's tab, through hiding and showing it. */
export function useViewKept<Value>(
  name: string,
  make: () => Value,
  dispose?: (value: Value) => void,
): Value {
  return useKept(tabs, useViewLocation().key, name, make, dispose);
}

function useViewPlace(): ViewPlace {
  const place = use(ViewPlaceContext);
  if (place === undefined) throw new Error("A view needs a place: it is shown by the tab host");
  return place;
}
