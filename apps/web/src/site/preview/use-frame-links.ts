import { useEffect } from "react";
import { playEmbed } from "../article/play-embed.ts";

/**
 * Keeps a frame on its page: an embed plays in its place, a heading is scrolled to, and any other link opens a tab of its
 * own, since no other page may be shown in a frame.
 */
export function useFrameLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      // The router must not navigate either.
      event.stopPropagation();
      if (playEmbed(link)) return;
      const hash = link.getAttribute("href") ?? "";
      if (hash.startsWith("#")) {
        document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      } else {
        window.open(link.href, "_blank", "noopener");
      }
    };
    window.addEventListener("click", follow, { capture: true });
    return () => window.removeEventListener("click", follow, { capture: true });
  }, []);
}
