import type { Feature } from "../../shared/feature.ts";

/** The words behind the values that records hold. */
export const feature: Feature = {
  views: {
    "system/dict/index": async () => (await import("./dict-page.tsx")).DictPage,
  },
};
