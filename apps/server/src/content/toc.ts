import { plainText } from "./plain-text.ts";
import { slugify, uniqueSlug } from "./slug.ts";

/** One heading of an article. */
export interface TocEntry {
  /** The heading's `id` in the text, for links to it. */
  readonly id: string;
  readonly text: string;
  /** 2 to 4. */
  readonly level: number;
}

/** A text whose headings carry ids, and its table of contents. */
export interface TextWithToc {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

const HEADING = /<h([2-4])((?: [^<>]*)?)>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading of a cleaned text an id made from its words, so that the same text always gets the same ids.
 * The prefix keeps an id from shadowing anything the page itself names.
 */
export function withToc(html: string): TextWithToc {
  const toc: TocEntry[] = [];
  const taken = new Set<string>();
  const marked = html.replace(
    HEADING,
    (_whole, level: string, attributes: string, inner: string) => {
      const text = plainText(inner).replace(/\s+/g, " ");
      const slug = uniqueSlug(slugify(text, "part"), taken);
      taken.add(slug);
      const id = `section-${slug}`;
      if (text !== "") toc.push({ id, text, level: Number(level) });
      const others = attributes.replace(/ id="[^"]*"/, "");
      return `<h${level} id="${id}"${others}>${inner}</h${level}>`;
    },
  );
  return { html: marked, toc };
}
