import type { Feature } from "../../shared/feature.ts";

/** The site's settings. */
export const feature: Feature = {
  views: {
    "content/site-setting/index": async () =>
      (await import("./site-setting-page.tsx")).SiteSettingPage,
  },
};
