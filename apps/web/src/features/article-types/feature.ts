import type { Feature } from "../../shared/feature.ts";

/** The types articles are ordered by, and how each is reviewed. */
export const feature: Feature = {
  views: {
    "content/article-type/index": async () => (await import("./type-page.tsx")).TypePage,
  },
};
