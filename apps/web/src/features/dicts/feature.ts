import type { Feature } from "../../shared/feature.ts";

/** Dictionaries: the labels of values. */
export const feature: Feature = {
  views: {
    "system/dict/index": async () => (await import("./dict-page.tsx")).DictPage,
  },
};
