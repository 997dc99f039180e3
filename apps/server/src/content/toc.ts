import { plainText } from "./plain-text.ts";
import { slugify } from "./slug.ts";

export interface TocEntry {
  /** The heading's `id` in the text. */
  readonly id: string;
  readonly text: string;
  /** 2 to 4. */
  readonly level: number;
}

/** Rich text with ids on its headings, and its table of contents. */
export interface TextWithToc {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

// Leaves room for a number, so that the sanitiser accepts the id.
const MAX_TITLE = 60;
const HEADING = /<h([2-4])((?: [^<>]*)?)>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading of sanitised rich text an id derived from its words; the same text always gets the same ids. The
 * prefix avoids clashes with the page's own names.
 */
export function withToc(html: string): TextWithToc {
  const toc: TocEntry[] = [];
  const ids = new HeadingIds();
  const marked = html.replace(
    HEADING,
    (_whole, level: string, attributes: string, inner: string) => {
      const text = plainText(inner).replace(/\s+/g, " ");
      const id = ids.take(text);
      if (text !== "") toc.push({ id, text, level: Number(level) });
      const others = attributes.replace(/ id="[^"]*"/, "");
      return `<h${level} id="${id}"${others}>${inner}</h${level}>`;
    },
  );
  return { html: marked, toc };
}

/** Makes ids unique within a text; remembers the last number, so that many equal headings stay cheap. */
class HeadingIds {
  readonly #taken = new Set<string>();
  readonly #last = new Map<string, number>();

  take(text: string): string {
    const base = `section-${slugify(text.slice(0, MAX_TITLE), "part").slice(0, MAX_TITLE)}`;
    let number = this.#last.get(base) ?? 0;
    let id = base;
    do {
      number += 1;
      id = number === 1 ? base : `${base}-${number}`;
    } while (this.#taken.has(id));
    this.#last.set(base, number);
    this.#taken.add(id);
    return id;
  }
}
