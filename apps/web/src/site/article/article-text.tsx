import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/**
 * An article's text. It has been cleaned: by the server when it was written, and by the
 * loader before a browser inserts it.
 */
export function ArticleText({ html, lang }: { html: string; lang?: string | undefined }) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href") ?? "";
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || !isArticlePage(href)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <div
      className="prose"
      lang={lang}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Links from one text to another page of the site; files and other sites are left to the browser. */
function isArticlePage(href: string): boolean {
  return /^\/(index|article-list|article-detail|other-detail|search-list)([?#]|$)/.test(href);
}
