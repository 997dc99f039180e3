import type { Feature } from "../../shared/feature.ts";

/** Every uploaded file. */
export const feature: Feature = {
  views: {
    "content/media/index": async () => (await import("./media-page.tsx")).MediaPage,
  },
};
