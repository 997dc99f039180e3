import type { Feature } from "../../shared/feature.ts";

/** Who is signed in now. */
export const feature: Feature = {
  views: {
    "monitor/live-session/index": async () =>
      (await import("./live-session-page.tsx")).LiveSessionPage,
  },
};
