import type { Feature } from "../../shared/feature.ts";

/** What roles can be permitted. */
export const feature: Feature = {
  views: {
    "system/auth/index": async () =>
      (await import("./permission-list-page.tsx")).PermissionListPage,
  },
};
