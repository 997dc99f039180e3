import type { Feature } from "../../shared/feature.ts";

/** Texts for answers to visitors. */
export const feature: Feature = {
  views: {
    "content/reply-template/index": async () =>
      (await import("./reply-template-list-page.tsx")).ReplyTemplateListPage,
  },
};
