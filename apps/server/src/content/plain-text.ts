const BLOCK_END =
  /<\/(?:p|h[2-4]|li|ul|ol|blockquote|pre|table|caption|tr|td|th|figure|figcaption)>|<br \/>|<hr \/>/g;
const TAG = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/**
 * The words of a cleaned rich text, blocks apart by a line break, white space folded.
 * Works on the output of `cleanRichText` alone: there every `<` opens a tag and four entities exist.
 */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_END, "\n")
    .replace(TAG, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
}

/**
 * The beginning of a text as a summary: at most `length` characters, cut at the end of a sentence or word
 * where there is one near, with an ellipsis when something was cut.
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
