import type { Feature } from "../../shared/feature.ts";

/** The company's own words and switches. */
export const feature: Feature = {
  views: {
    "content/site-setting/index": async () =>
      (await import("./site-setting-page.tsx")).SiteSettingPage,
  },
};
