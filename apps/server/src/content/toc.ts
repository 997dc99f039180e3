import { plainText } from "./plain-text.ts";
import { slugify } from "./slug.ts";

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

// With the number after it an id stays within what the cleaner accepts.
const MAX_TITLE = 60;
const HEADING = /<h([2-4])((?: [^<>]*)?)>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading of a cleaned text an id made from its words, so that the same text always gets the same ids.
 * The prefix keeps an id from shadowing anything the page itself names.
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

/** Gives each heading of one text an id of its own; remembers the last number, so that many equal ones stay cheap. */
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
