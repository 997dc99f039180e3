import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { isWithinPages } from "../language-places.ts";
import { focusScrolled } from "../../start/focus-scrolled.ts";
import { isPlainClick } from "../../start/plain-click.ts";
import { isSitePage, withBaseInText } from "../parts/is-site-page.ts";
import { addCopyButtons } from "./copy-code.ts";
import { zoomFigures } from "../zoom/zoom-pictures.ts";
import { playEmbed } from "./play-embed.ts";

/**
 * An article's text, sanitized by the server when it was saved and by the loader before a browser inserts it. Links to
 * other pages of the site navigate without a reload, and those of embeds play them.
 */
export function ArticleText({ html, lang }: { html: string; lang?: string | undefined }) {
  const router = useRouter();
  const { config } = router.options.context;
  const { code, zoom } = useMessages();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || !isPlainClick(event)) return;
      if (playEmbed(link)) {
        event.preventDefault();
        return;
      }
      const href = link.getAttribute("href") ?? "";
      const { apiBase, pagesPath } = config;
      const inside = isSitePage(href, apiBase) && isWithinPages(href, config);
      if (!inside || link.target === "_blank") return;
      event.preventDefault();
      void router.navigate({ href: href.slice(pagesPath.length - 1) });
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [router, config]);
  useEffect(() => (text.current === null ? undefined : focusScrolled(text.current)));
  useEffect(() => (text.current === null ? undefined : addCopyButtons(text.current, code)));
  useEffect(() => (text.current === null ? undefined : zoomFigures(text.current, zoom)));
  return (
    <div
      ref={text}
      className="prose"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: withBaseInText(html, config) }}
    />
  );
}
