import type { Feature } from "../../shared/feature.ts";

/** The side menu and the pages behind it. */
export const feature: Feature = {
  views: {
    "system/menu/index": async () => (await import("./menu-page.tsx")).MenuPage,
  },
};
