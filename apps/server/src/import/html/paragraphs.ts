import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { BLOCK_NAMES, isBlank, isElement, make, makeText, textOf, withChildren } from "./dom.ts";

/** An empty line separates two paragraphs. */
const GAP = /\n[ ]?\n\s*/;

const VERBATIM = new Set(["pre", "code", "textarea", "script", "style"]);
/** Contain only certain tags: white space between those means nothing. */
const STRUCTURES = new Set([
  "table",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "colgroup",
  "ul",
  "ol",
  "dl",
]);
/** Usually contain one line; paragraphs only when the text has several. */
const ITEMS = new Set(["li", "td", "th", "dt", "dd", "figcaption", "caption", "summary", "legend"]);
const LINES = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "address"]);

/**
 * Wraps loose text in paragraphs at empty lines, as WordPress does when it renders a post. With `lineBreaks`, a single
 * line break becomes `<br>`.
 */
export function makeParagraphs(nodes: readonly ChildNode[], lineBreaks: boolean): ChildNode[] {
  return group(piecesOf(nodes, lineBreaks), (inline) => wrap(inline, lineBreaks));
}

type Piece =
  | { kind: "inline"; node: ChildNode }
  | { kind: "block"; node: Element }
  | { kind: "gap" };

function piecesOf(nodes: readonly ChildNode[], lineBreaks: boolean): Piece[] {
  return nodes.flatMap((node) => pieceOf(node, lineBreaks));
}

function pieceOf(node: ChildNode, lineBreaks: boolean): Piece[] {
  if (isText(node)) return textPieces(node.data);
  if (!isTag(node)) return [];
  if (BLOCK_NAMES.has(node.name)) return blockPieces(node, lineBreaks);
  if (node.name === "code" && lineBreaks && textOf(node.children).trim().includes("\n")) {
    // A code block of several lines without its `<pre>`.
    return [{ kind: "block", node: make("pre", [node]) }];
  }
  if (VERBATIM.has(node.name)) return [{ kind: "inline", node }];
  const inner = piecesOf(node.children, lineBreaks);
  if (inner.every(({ kind }) => kind === "inline")) {
    return [{ kind: "inline", node: withChildren(node, inlineNodes(inner)) }];
  }
  // Bold or linked text across paragraphs: each paragraph gets its own.
  return inner.map((piece) =>
    piece.kind === "inline" && !isBlank(piece.node)
      ? { kind: "inline", node: withChildren(node, [piece.node]) }
      : piece,
  );
}

function inlineNodes(pieces: readonly Piece[]): ChildNode[] {
  return pieces.flatMap((piece) => (piece.kind === "inline" ? [piece.node] : []));
}

function textPieces(text: string): Piece[] {
  // Collapsed first: the patterns below would be slow on long runs of spaces.
  const folded = text.replace(/[ \t\f\r]+/g, " ");
  return folded.split(GAP).flatMap((part, index): Piece[] => {
    const piece: Piece = { kind: "inline", node: makeText(part) };
    return index === 0 ? [piece] : [{ kind: "gap" }, piece];
  });
}

function blockPieces(block: Element, lineBreaks: boolean): Piece[] {
  if (LINES.has(block.name)) return linePieces(block, lineBreaks);
  return [{ kind: "block", node: withChildren(block, blockChildren(block, lineBreaks)) }];
}

function blockChildren(block: Element, lineBreaks: boolean): ChildNode[] {
  if (VERBATIM.has(block.name)) return block.children;
  if (STRUCTURES.has(block.name)) {
    return block.children
      .filter((child) => !isBlank(child))
      .flatMap((child) => pieceOf(child, lineBreaks))
      .flatMap((piece) => (piece.kind === "gap" ? [] : [piece.node]));
  }
  const pieces = piecesOf(block.children, lineBreaks);
  const wrapInner = (inline: ChildNode[]) =>
    block.name === "figure" && isPicture(inline) ? trim(inline) : wrap(inline, lineBreaks);
  if (ITEMS.has(block.name) && isOneLine(pieces)) {
    return group(pieces, (inline) => lines(trim(inline), lineBreaks));
  }
  return group(pieces, wrapInner);
}

/** Splits a paragraph that contains blocks or empty lines. */
function linePieces(block: Element, lineBreaks: boolean): Piece[] {
  const nodes = group(piecesOf(block.children, lineBreaks), (inline) => {
    const content = lines(trim(inline), lineBreaks);
    return content.length === 0 ? [] : [withChildren(block, content)];
  });
  return nodes.flatMap((node): Piece[] => (isTag(node) ? [{ kind: "block", node }] : []));
}

/** A list below an item's first line does not make paragraphs of it. */
function isOneLine(pieces: readonly Piece[]): boolean {
  const runs = runsOf(pieces).filter(({ inline }) => trim(inline).length > 0);
  const blocks = pieces.filter(({ kind }) => kind === "block");
  return (
    runs.length <= 1 &&
    blocks.every((piece) => piece.kind === "block" && isElement(piece.node, "ul", "ol", "figure"))
  );
}

interface Run {
  inline: ChildNode[];
  /** The block that follows. */
  block: Element | null;
}

function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [{ inline: [], block: null }];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (!run) continue;
    if (piece.kind === "inline") run.inline.push(piece.node);
    else {
      if (piece.kind === "block") run.block = piece.node;
      runs.push({ inline: [], block: null });
    }
  }
  return runs;
}

function group(
  pieces: readonly Piece[],
  finish: (inline: ChildNode[]) => ChildNode[],
): ChildNode[] {
  return runsOf(pieces).flatMap(({ inline, block }) => [
    ...finish(inline),
    ...(block === null ? [] : [block]),
  ]);
}

function wrap(inline: ChildNode[], lineBreaks: boolean): ChildNode[] {
  const content = lines(trim(inline), lineBreaks);
  return content.length === 0 ? [] : [make("p", content)];
}

function isPicture(inline: readonly ChildNode[]): boolean {
  const rest = inline.filter((node) => !isBlank(node));
  return rest.every(
    (node) => isElement(node, "img") || (isElement(node, "a") && isPicture(node.children)),
  );
}

/** Trims line breaks and white space at both ends. */
function trim(inline: readonly ChildNode[]): ChildNode[] {
  const isEmpty = (node: ChildNode) => isBlank(node) || isElement(node, "br");
  const start = inline.findIndex((node) => !isEmpty(node));
  if (start === -1) return [];
  const end = inline.findLastIndex((node) => !isEmpty(node));
  return inline.slice(start, end + 1).map((node, index, all) => {
    if (!isText(node)) return node;
    let { data } = node;
    if (index === 0) data = data.trimStart();
    if (index === all.length - 1) data = data.trimEnd();
    return makeText(data);
  });
}

function lines(inline: readonly ChildNode[], lineBreaks: boolean): ChildNode[] {
  if (!lineBreaks) return [...inline];
  return inline.flatMap((node, index) => {
    if (isTag(node)) return [innerLines(node)];
    if (!isText(node)) return [];
    const beside = { before: inline[index - 1], after: inline[index + 1] };
    return brokenText(node.data, beside);
  });
}

function innerLines(element: Element): Element {
  if (VERBATIM.has(element.name) || element.children.length === 0) return element;
  // Only between words: a break before or after a picture in a link would show as an empty line.
  return withChildren(
    element,
    element.children.flatMap((child): ChildNode[] => {
      if (isTag(child)) return [innerLines(child)];
      return isText(child) ? brokenText(child.data.replace(/^\s+|\s+$/g, " "), {}) : [];
    }),
  );
}

function brokenText(
  text: string,
  beside: { before?: ChildNode | undefined; after?: ChildNode | undefined },
): ChildNode[] {
  const parts = text.split(/ ?\n ?/);
  return parts.flatMap((part, index): ChildNode[] => {
    const words = part === "" ? [] : [makeText(part)];
    const first = index === 1 && parts[0] === "" && isElement(beside.before, "br");
    const last = index === parts.length - 1 && part === "" && isElement(beside.after, "br");
    return index === 0 || first || last ? words : [make("br", []), ...words];
  });
}
