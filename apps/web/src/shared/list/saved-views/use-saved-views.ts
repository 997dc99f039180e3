import type { DataTableLayout } from "@atrium/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { savedViewQueries, type ListName, type SavedView } from "../../../queries/saved-views.ts";
import { useQuery } from "../../use-query.ts";
import type { ListPage } from "../use-list-page.ts";
import { stateOf } from "./saved-view-state.ts";

/** Says in the address that the list is shown without a view. */
export const NO_VIEW = "none";

/** A list screen that views are saved of. */
export interface ViewedList {
  readonly list: ListName;
  readonly page: Pick<
    ListPage<unknown>,
    "state" | "spec" | "savedViewId" | "isPlain" | "showState"
  >;
  /** How its table is arranged; undefined for a list without columns. */
  readonly table?: {
    readonly layout: DataTableLayout;
    readonly setLayout: (layout: DataTableLayout) => void;
  };
}

/** The views of a list, and the one that the address names. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  readonly error: Error | null;
  show(view: SavedView): void;
}

/** An address that says nothing about the list opens the view that it names, else the person's default. */
export function useSavedViews({ list, page, table }: ViewedList): SavedViews {
  const { data: views, error } = useQuery(savedViewQueries.list({ list }));
  const isOpened = useRef(false);
  const show = (view: SavedView) => {
    if (view.columns !== null) table?.setLayout({ ...table.layout, ...view.columns });
    page.showState(stateOf(view, page.spec), view.id);
  };
  const open = useEffectEvent((all: readonly SavedView[]) => {
    const { savedViewId, isPlain } = page;
    const asked = all.find(({ id, isDefault }) =>
      savedViewId === undefined ? isDefault : id === savedViewId,
    );
    if (isPlain && asked !== undefined) show(asked);
  });
  useEffect(() => {
    if (views === undefined || isOpened.current) return;
    isOpened.current = true;
    open(views);
  }, [views]);
  return {
    views: views ?? [],
    current: views?.find(({ id }) => id === page.savedViewId),
    error,
    show,
  };
}
