import type { Article } from "../../queries/articles.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { publicPath } from "./article-paths.ts";

// About what search engines show before they cut.
const maxTitleLength = 60;
const maxTextLength = 160;

type SearchResult = Pick<Article, "title" | "slug" | "summary" | "seoTitle" | "seoDescription">;

/** How a search engine may show the article: its title, address and description. */
export function SearchPreview({ draft }: { draft: SearchResult }) {
  const { editor: messages } = useMessages();
  const address = new URL(navigation.toHref(publicPath(draft.slug)), window.location.origin);
  return (
    <figure className="m-0 grid gap-1" aria-label={messages.seoPreview}>
      <figcaption className="text-xs text-subtle-foreground">{messages.seoPreview}</figcaption>
      <div className="grid gap-0.5 rounded-md border border-border bg-page p-3 wrap-anywhere">
        <span className="truncate text-xs text-muted-foreground">{address.href}</span>
        <span className="text-base text-primary">
          {cut(draft.seoTitle || draft.title || messages.newTitle, maxTitleLength)}
        </span>
        <span className="text-xs text-muted-foreground">
          {cut(draft.seoDescription || draft.summary || "", maxTextLength)}
        </span>
      </div>
    </figure>
  );
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
