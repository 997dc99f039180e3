import type { Feature } from "../../shared/feature.ts";

/** Deleted articles, until they are restored or deleted permanently. */
export const feature: Feature = {
  views: {
    "content/trash/index": async () => (await import("./trash-page.tsx")).TrashPage,
  },
};
