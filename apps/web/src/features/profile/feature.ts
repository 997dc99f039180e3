import type { Feature } from "../../shared/feature.ts";

/** The user's own account. */
export const feature: Feature = {
  views: {
    "profile/index": async () => (await import("./profile-page.tsx")).ProfilePage,
  },
};
