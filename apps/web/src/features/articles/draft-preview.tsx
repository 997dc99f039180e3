import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import type { ArticleDraft } from "./article-fields.tsx";

/** The draft as readers would see it. */
export function DraftPreview({ draft }: { draft: ArticleDraft }) {
  return (
    <article className="rounded-lg border border-border bg-card p-5 sm:p-8">
      <ArticleBody article={draft} />
    </article>
  );
}
