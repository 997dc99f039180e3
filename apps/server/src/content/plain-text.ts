const BLOCK_END =
  /<\/(?:p|h[2-4]|li|ul|ol|blockquote|aside|pre|table|caption|tr|td|th|figure|figcaption)>|<br \/>|<hr \/>/g;
/** What says nothing by itself outside its place in the text: its headings, tables, pictures, players and programs. */
const BESIDE_PARAGRAPHS = /<(h[2-4]|table|figure|pre)\b[^]*?<\/\1>/g;
/** The number of a footnote, and the link back from its note. */
const FOOTNOTE_LINK =
  /<sup><a href="#fn-\d+"[^<>]*>\d+<\/a><\/sup>| ?<a href="#fnref-\d+"[^<>]*>[^<>]*<\/a>/g;
const TAG = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/**
 * Plain text of sanitised rich text, one line per block, white space collapsed. Only for the output of `cleanRichText`:
 * there every `<` opens a tag and four entities exist.
 */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_END, "\n")
    .replace(FOOTNOTE_LINK, "")
    .replace(TAG, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
}

/** As `plainText`, of the paragraphs and lists alone; empty for a text without any. */
export function paragraphText(html: string): string {
  return plainText(html.replace(BESIDE_PARAGRAPHS, "\n"));
}

/**
 * The start of a text: at most `length` characters, truncated after a sentence or word where possible, with an
 * ellipsis.
 */
export function summarise(text: string, length = 200): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const head = characters.slice(0, length - 1).join("");
  return `${atBoundary(head)}…`;
}

function atBoundary(head: string): string {
  const earliest = head.length * 0.6;
  const sentence = Math.max(head.lastIndexOf("。"), head.lastIndexOf("！"), head.lastIndexOf("？"));
  if (sentence >= earliest) return head.slice(0, sentence + 1);
  const space = head.lastIndexOf(" ");
  return space >= earliest ? head.slice(0, space) : head;
}
