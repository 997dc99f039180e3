import type { Feature } from "../../shared/feature.ts";

/** Roles: the pages they open and what they permit. */
export const feature: Feature = {
  views: {
    "system/role/index": async () => (await import("./role-list-page.tsx")).RoleListPage,
  },
};
