import type { TextRange } from "@atrium/ui/rich-text";

/** The plain text of an element with one line for each block, without what a comparison shows as removed. */
export interface DomText {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly at: number }[];
}

const lines = "p, h1, h2, h3, h4, h5, h6, pre, li, td, th, caption, figcaption";
const removed = "[data-change] del, [data-change=removed]";

export function readDomText(root: Element): DomText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; at: number }[] = [];
  let text = "";
  let line: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const block = parent?.closest(lines) ?? null;
    if (!(node instanceof Text) || block === null || parent?.closest(removed)) continue;
    if (line !== null && line !== block) text += "\n";
    line = block;
    nodes.push({ node, at: text.length });
    text += node.data;
  }
  return { text, nodes };
}

/** A part of the text in the document. */
export function toDomRange({ nodes }: DomText, { from, to }: TextRange): Range | undefined {
  const start = nodes.findLast(({ at }) => at <= from);
  const end = nodes.findLast(({ at }) => at < to);
  if (start === undefined || end === undefined) return undefined;
  const range = document.createRange();
  range.setStart(start.node, Math.min(from - start.at, start.node.length));
  range.setEnd(end.node, Math.min(to - end.at, end.node.length));
  return range;
}

/** The part of the text that a range covers; undefined where it covers none of it. */
export function toTextRange({ nodes }: DomText, range: Range): TextRange | undefined {
  const covered = nodes.filter(({ node }) => range.intersectsNode(node));
  const [first, last] = [covered[0], covered.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const from = first.at + (first.node === range.startContainer ? range.startOffset : 0);
  const to = last.at + (last.node === range.endContainer ? range.endOffset : last.node.length);
  return from < to ? { from, to } : undefined;
}
