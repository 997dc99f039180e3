import type { Feature } from "../../shared/feature.ts";

/** The pictures at the top of the public pages. */
export const feature: Feature = {
  views: {
    "content/banner/index": async () => (await import("./banner-list-page.tsx")).BannerListPage,
  },
};
