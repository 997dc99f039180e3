import type { Feature } from "../../shared/feature.ts";

/** The home page of each language. */
export const feature: Feature = {
  views: {
    "content/home-page/index": async () => (await import("./home-pages-page.tsx")).HomePagesPage,
  },
};
