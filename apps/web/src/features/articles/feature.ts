import type { Feature } from "../../shared/feature.ts";

/** The pages about articles. */
export const feature: Feature = {
  views: {
    "content/article/index": async () => (await import("./article-list-page.tsx")).ArticleListPage,
    "content/article/edit": async () => (await import("./article-edit-page.tsx")).ArticleEditPage,
    "content/article/view": async () => (await import("./article-view-page.tsx")).ArticleViewPage,
  },
};
