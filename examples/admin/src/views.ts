import type { ComponentType } from "react";
import { FriendlyLinks } from "./friendly-links/friendly-links.tsx";
import { Roles } from "./roles.tsx";
import type { ViewProps } from "./view-props.ts";

/** The views, by the component name in the menus. */
export const views: Readonly<Record<string, ComponentType<ViewProps>>> = {
  "content/friendly-link/index": FriendlyLinks,
  "system/role/index": Roles,
};
