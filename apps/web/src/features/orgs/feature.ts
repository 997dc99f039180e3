import type { Feature } from "../../shared/feature.ts";

/** Companies, departments and teams. */
export const feature: Feature = {
  views: {
    "system/org/index": async () => (await import("./org-page.tsx")).OrgPage,
  },
};
