import { useMessages } from "../../shared/messages.ts";
import { publicHref } from "../../shared/public-path.ts";
import type { ArticleType } from "../../queries/article-types.ts";

/** Links to the page of a published type; one of kind `link` has none. */
export function PublicLink({ type }: { type: ArticleType }) {
  const { articleTypes: messages } = useMessages();
  if (type.publishedVersionNo === null || type.kind === "link") return null;
  // The code may have changed since it was published; the id has not.
  const page = type.kind === "single" ? "/other-detail" : "/article-list";
  return (
    <a
      href={publicHref(`${page}?type=${encodeURIComponent(type.id)}`, type.language)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-primary underline-offset-3 hover:underline"
    >
      {messages.viewOnSite}
    </a>
  );
}
