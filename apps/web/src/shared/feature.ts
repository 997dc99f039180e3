import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** A query as it can be begun before the component that needs it is there. */
export interface FirstQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction;
  /** What its answer, which is there by then, says to ask for next. */
  readonly next?: (() => readonly FirstQuery[]) | undefined;
}

/** What a view asks for first, given the search params of its address. */
export type FirstQueries = (search: Readonly<Record<string, unknown>>) => readonly FirstQuery[];

/** The component of a page. What it asks for first is begun while its page is still on the way. */
export type View = ComponentType & { readonly firstQueries?: FirstQueries };

/** Loads a view's component. */
export type ViewLoader = () => Promise<View>;

/** What a feature brings along: its views, by the component names the server's menus use. */
export interface Feature {
  readonly views: Readonly<Record<string, ViewLoader>>;
}
