import type { Feature } from "../../shared/feature.ts";

/** The messages that visitors leave for the company. */
export const feature: Feature = {
  views: {
    "content/message/index": async () => (await import("./message-list-page.tsx")).MessageListPage,
  },
};
