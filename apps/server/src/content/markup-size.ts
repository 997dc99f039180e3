/** How many elements a text may have. Each becomes more on its page: a heading an entry of the contents, a picture its sizes. */
const LIMITS = [
  { what: "elements", tag: /<[a-z]/g, most: 20_000 },
  { what: "headings", tag: /<h[1-6][ >]/g, most: 500 },
  { what: "pictures", tag: /<img[ >]/g, most: 500 },
] as const;

/** What a text may not have more of. */
export type MarkupExcess = Pick<(typeof LIMITS)[number], "what" | "most">;

/**
 * What a sanitised text has too much of; undefined when it is all right. There `<` begins nothing but tags.
 *
 * @example markupExcess("<h2>x</h2>".repeat(501)) // { what: "headings", most: 500 }
 */
export function markupExcess(html: string): MarkupExcess | undefined {
  return LIMITS.find(({ tag, most }) => (html.match(tag)?.length ?? 0) > most);
}
