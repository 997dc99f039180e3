import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isPlainClick, isSitePage } from "../parts/is-site-page.ts";

/**
 * An article's text. It has been cleaned: by the server when it was written, and by the loader before a browser
 * inserts it. Its links to other pages of the site change the page without loading it anew.
 */
export function ArticleText({ html, lang }: { html: string; lang?: string | undefined }) {
  const router = useRouter();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href") ?? "";
      const { apiBase } = router.options.context.config;
      if (!isPlainClick(event) || !isSitePage(href, apiBase)) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [router]);
  return (
    <div ref={text} className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
