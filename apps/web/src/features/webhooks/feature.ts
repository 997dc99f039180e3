import type { Feature } from "../../shared/feature.ts";

/** Other programs that receive events. */
export const feature: Feature = {
  views: {
    "system/webhook/index": async () => (await import("./webhook-list-page.tsx")).WebhookListPage,
  },
};
