import type { Feature } from "../../shared/feature.ts";

/** The sites named at the foot of the public pages. */
export const feature: Feature = {
  views: {
    "content/friendly-link/index": async () =>
      (await import("./friendly-link-list-page.tsx")).FriendlyLinkListPage,
  },
};
