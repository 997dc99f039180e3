import type { ComponentType } from "react";
import { Articles } from "./articles.tsx";

/** The views, by the `component` of their menus. */
export const views: Readonly<Record<string, ComponentType>> = {
  "content/article/index": Articles,
};
