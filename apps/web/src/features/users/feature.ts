import type { Feature } from "../../shared/feature.ts";

/** The accounts of staff. */
export const feature: Feature = {
  views: {
    "system/user/index": async () => (await import("./user-list-page.tsx")).UserListPage,
  },
};
