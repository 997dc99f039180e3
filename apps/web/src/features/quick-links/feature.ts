import type { Feature } from "../../shared/feature.ts";

/** The short ways offered on the home page. */
export const feature: Feature = {
  views: {
    "content/quick-link/index": async () =>
      (await import("./quick-link-list-page.tsx")).QuickLinkListPage,
  },
};
