import { diffArrays } from "diff";
import { render } from "dom-serializer";
import { isTag, isText, type AnyNode, type Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { components } from "../generated/schema.ts";

export type TextPiece = components["schemas"]["TextPiece"];
export type BlockComparison = components["schemas"]["BlockComparison"];

interface Block {
  tag: string;
  /** Equal blocks have the same markup. */
  html: string;
  text: string;
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
// Texts with more edits count as different: searching on would take too long.
const MAX_WORD_EDITS = 400;
const MAX_BLOCK_EDITS = 1000;

/** Compares by word; Chinese is segmented into words. */
export function compareWords(before: string, after: string): TextPiece[] {
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const runs = diffArrays(words(before), words(after), { maxEditLength: MAX_WORD_EDITS });
  const pieces = runs
    ? runs.map(({ added, removed, value }) => piece(added, removed, value.join("")))
    : [piece(false, true, before), piece(true, false, after)];
  return pieces.filter(({ text }) => text !== "");
}

/**
 * Compares sanitised rich texts by block, and by word in changed blocks. A changed block with the same words changed in
 * its markup alone: a link, a picture, a style.
 */
export function compareRichTexts(before: string, after: string): BlockComparison[] {
  const [old, newer] = [blocksOf(before), blocksOf(after)];
  const runs = diffArrays(old, newer, {
    comparator: (a, b) => a.html === b.html,
    maxEditLength: MAX_BLOCK_EDITS,
  }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: newer },
  ];
  return runs.flatMap(({ added, removed, value }, index) => {
    if (!added && !removed) return value.map((block) => whole(block, "same"));
    const next = runs[index + 1];
    if (removed && next?.added) return compareRuns(value, next.value);
    if (added && runs[index - 1]?.removed) return [];
    return value.map((block) => whole(block, added ? "added" : "removed"));
  });
}

/** Pairs blocks at the same position that have words in common; the others are removed or added. */
function compareRuns(old: readonly Block[], newer: readonly Block[]): BlockComparison[] {
  return Array.from({ length: Math.max(old.length, newer.length) }, (_, index) => {
    const [before, after] = [old[index], newer[index]];
    if (!before) return after ? [whole(after, "added")] : [];
    if (!after) return [whole(before, "removed")];
    const pieces = compareWords(before.text, after.text);
    if (before.tag === after.tag && isSimilar(pieces)) {
      return [{ tag: after.tag, change: "changed" as const, pieces }];
    }
    return [whole(before, "removed"), whole(after, "added")];
  }).flat();
}

/** Whether enough words are equal. */
function isSimilar(pieces: readonly TextPiece[]): boolean {
  const lengthOf = (kept: readonly TextPiece[]) =>
    kept.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(pieces.filter(({ change }) => change === "same")) * 4 >= lengthOf(pieces);
}

function whole({ tag, text }: Block, change: "same" | "added" | "removed"): BlockComparison {
  return { tag, change, pieces: text === "" ? [] : [{ change, text }] };
}

function piece(added: boolean, removed: boolean, text: string): TextPiece {
  return { change: added ? "added" : removed ? "removed" : "same", text };
}

const BLOCKS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote aside pre table caption thead tbody tfoot tr td th figure figcaption hr iframe video div".split(
    " ",
  ),
);

function blocksOf(html: string): Block[] {
  return blocksIn(parseDocument(html).children, "p");
}

/** The innermost blocks; inline content between blocks becomes a block of its own. */
function blocksIn(nodes: readonly AnyNode[], tag: string): Block[] {
  const blocks: Block[] = [];
  let inline: AnyNode[] = [];
  const flush = () => {
    const block = blockOf(tag, inline);
    if (block.text !== "" || block.html.trim() !== "") blocks.push(block);
    inline = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !BLOCKS.has(node.name)) inline.push(node);
    else {
      flush();
      blocks.push(...(hasBlocks(node) ? blocksIn(node.children, node.name) : [leaf(node)]));
    }
  }
  flush();
  return blocks;
}

function hasBlocks(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (BLOCKS.has(child.name) || hasBlocks(child)),
  );
}

function leaf(element: Element): Block {
  return { ...blockOf(element.name, [element]), tag: element.name };
}

function blockOf(tag: string, nodes: readonly AnyNode[]): Block {
  return {
    tag,
    html: render([...nodes]),
    text: nodes.map(textOf).join("").replace(/\s+/g, " ").trim(),
  };
}

/** Plain text; the alt text of a picture. */
function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return "";
  if (node.name === "img") return node.attribs["alt"] ?? "";
  if (node.name === "br") return "\n";
  return node.children.map(textOf).join("");
}
