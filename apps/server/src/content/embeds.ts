import { embedServices } from "../generated/embed-services.ts";

const PAGES = embedServices.map(({ page }) => new RegExp(page));
const EMBED = /<figure\b[^<>]*\bclass="(?:[^"]* )?embed(?: [^"]*)?"[^<>]*>/g;
const LINK = /<a\b[^<>]*\bhref="([^"]*)"/;

/** Whether a page may be embedded in a text. */
export function isEmbeddable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { href } = new URL(address);
  return PAGES.some((page) => page.test(href));
}

/**
 * Makes a figure whose first link is no embeddable page a plain one. Only for sanitised markup, where every `<` opens a
 * tag.
 */
export function withoutUnknownEmbeds(html: string, onRemoved: () => void): string {
  return html.replace(EMBED, (tag, at: number) => {
    const start = at + tag.length;
    const inside = html.slice(start, html.indexOf("</figure>", start));
    const address = LINK.exec(inside)?.[1]?.replaceAll("&amp;", "&") ?? "";
    if (isEmbeddable(address)) return tag;
    onRemoved();
    return tag.replace(/ class="([^"]*)"/, (_class, names: string) => {
      const others = names.split(" ").filter((name) => !name.startsWith("embed"));
      return others.length > 0 ? ` class="${others.join(" ")}"` : "";
    });
  });
}
