import type { Feature } from "../../shared/feature.ts";

/** The articles placed at marked places of the public site. */
export const feature: Feature = {
  views: {
    "content/recommend/index": async () => (await import("./recommend-page.tsx")).RecommendPage,
  },
};
