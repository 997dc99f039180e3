import { compareWords } from "../compare/compare-words.ts";

/** A word diff of longer texts is slow and unreadable. */
const maxLength = 20_000;

/** A text with the words marked as inserted that another one lacks; the markup around them stays. */
export function markWords(html: string, other: string): string {
  const body = read(html);
  const nodes = textNodes(body);
  const text = textOf(nodes);
  const otherText = textOf(textNodes(read(other)));
  if (text.length + otherText.length > maxLength) return html;
  const ranges = addedTo(otherText, text);
  let start = 0;
  for (const [at, node] of nodes.entries()) {
    const end = start + node.data.length;
    const inside = ranges.filter((range) => range.from < end && range.to > start);
    const from = start;
    mark(
      node,
      inside.map((range) => [Math.max(range.from, from) - from, Math.min(range.to, end) - from]),
    );
    start = end + separatorAfter(nodes, at).length;
  }
  return body.innerHTML;
}

/** Whether two texts say the same, so that only their markup differs. */
export function isSameWording(html: string, other: string): boolean {
  return textOf(textNodes(read(html))) === textOf(textNodes(read(other)));
}

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

function textNodes(root: Node): Text[] {
  if (root instanceof Text) return [root];
  return [...root.childNodes].flatMap(textNodes);
}

function textOf(nodes: readonly Text[]): string {
  return nodes.map(({ data }, at) => data + separatorAfter(nodes, at)).join("");
}

/** The last word of a block and the first of the next one are two. */
function separatorAfter(nodes: readonly Text[], at: number): string {
  const [node, next] = [nodes[at], nodes[at + 1]];
  return next === undefined || blockOf(node) === blockOf(next) ? "" : "\n";
}

function blockOf(node: Text | undefined): Element | null | undefined {
  return node?.parentElement?.closest(
    "p, h1, h2, h3, h4, h5, h6, li, pre, td, th, caption, figcaption",
  );
}

/** The parts of a text that another one lacks. */
function addedTo(other: string, text: string): { from: number; to: number }[] {
  let at = 0;
  return compareWords(other, text)
    .filter(({ change }) => change !== "removed")
    .flatMap(({ change, text: part }) => {
      const from = at;
      at += part.length;
      return change === "added" ? [{ from, to: at }] : [];
    });
}

/** Marks parts of a text, from the last one, so that the places before stay as they are. */
function mark(node: Text, ranges: readonly (readonly [number, number])[]): void {
  for (const [from, to] of ranges.toReversed()) {
    node.splitText(to);
    const part = node.splitText(from);
    if (part.data.trim() === "") continue;
    const marked = document.createElement("ins");
    part.replaceWith(marked);
    marked.append(part);
  }
}
