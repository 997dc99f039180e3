import type { Feature } from "../../shared/feature.ts";
import { holdMs, waitAtMost } from "../../shared/hold-page.ts";

/** The editor of rich text is the largest part of its page: it comes along with it, and on a quick line at once. */
async function loadEditPage() {
  const editor = import("../../shared/rich-editor.tsx").catch(() => undefined);
  const { ArticleEditPage } = await import("./article-edit-page.tsx");
  await waitAtMost(editor, holdMs);
  return ArticleEditPage;
}

/** The pages about articles. */
export const feature: Feature = {
  views: {
    "content/article/index": async () => (await import("./article-list-page.tsx")).ArticleListPage,
    "content/article/edit": loadEditPage,
    "content/article/view": async () => (await import("./article-view-page.tsx")).ArticleViewPage,
  },
};
