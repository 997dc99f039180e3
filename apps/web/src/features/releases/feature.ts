import type { Feature } from "../../shared/feature.ts";

/** Articles that change on the public site at one instant. */
export const feature: Feature = {
  views: {
    "content/release/index": async () => (await import("./release-list-page.tsx")).ReleaseListPage,
  },
};
