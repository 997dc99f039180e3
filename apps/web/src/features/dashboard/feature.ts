import type { Feature } from "../../shared/feature.ts";

/** The first page after signing in. */
export const feature: Feature = {
  views: {
    "dashboard/index": async () => (await import("./dashboard-page.tsx")).DashboardPage,
  },
};
