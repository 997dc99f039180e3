import type { ComponentType } from "react";

/** Loads a view's component. */
export type ViewLoader = () => Promise<ComponentType>;

/** What a feature brings along: its views, by the component names the server's menus use. */
export interface Feature {
  readonly views: Readonly<Record<string, ViewLoader>>;
}
