import type { Feature } from "../../shared/feature.ts";

/** The moderation of what visitors say about articles. */
export const feature: Feature = {
  views: {
    "content/comment/index": async () => (await import("./comment-page.tsx")).CommentPage,
  },
};
