import type { ComponentType } from "react";
import { FriendlyLinks } from "./friendly-links/friendly-links.tsx";
import { Roles } from "./roles.tsx";

/** What a view is given: the actions its page allows. */
export interface ViewProps {
  readonly permissionButtons: readonly string[];
}

/** The views, by the component name in the menus. */
export const views: Readonly<Record<string, ComponentType<ViewProps>>> = {
  "content/friendly-link/index": FriendlyLinks,
  "system/role/index": Roles,
};
