import type { Feature } from "../../shared/feature.ts";

/** Who signed in or tried to. */
export const feature: Feature = {
  views: {
    "monitor/sign-in-log/index": async () => (await import("./sign-in-log-page.tsx")).SignInLogPage,
  },
};
