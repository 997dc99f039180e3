import type { Feature } from "../../shared/feature.ts";

/** The editor of rich text is the largest part of its page: it comes along with it. */
async function loadEditPage() {
  void import("../../shared/rich-editor.tsx").catch(() => undefined);
  return (await import("./article-edit-page.tsx")).ArticleEditPage;
}

/** The pages about articles. */
export const feature: Feature = {
  views: {
    "content/article/index": async () => (await import("./article-list-page.tsx")).ArticleListPage,
    "content/article/edit": loadEditPage,
    "content/article/view": async () => (await import("./article-view-page.tsx")).ArticleViewPage,
  },
};
