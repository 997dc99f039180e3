import type { Feature } from "../../shared/feature.ts";

/** Categories, series and products. */
export const feature: Feature = {
  views: {
    "product/index": async () => (await import("./product-list-page.tsx")).ProductListPage,
    "product/edit": async () => (await import("./product-edit-page.tsx")).ProductEditPage,
  },
};
