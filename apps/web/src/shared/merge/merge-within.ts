import { richTextBlocks } from "@atrium/ui/rich-text";
import type { Block, BlockConflict, Segment } from "./block.ts";
import { mergeBlocks } from "./merge-blocks.ts";

type Three<Value> = readonly [base: Value, mine: Value, theirs: Value];
type Shell = BlockConflict["shell"];

/**
 * Merges within a block that both changed: a list by its items, an item or a quotation by its blocks, a table by its rows
 * and cells. Undefined for what is merged as a whole only: a paragraph, a figure, a table whose columns changed.
 */
export function mergeWithin(base: Block, mine: Block, theirs: Block): Segment[] | undefined {
  return mergeElements(
    [base, mine, theirs].map(({ html }) => elementOf(html)),
    ["", ""],
  );
}

function elementOf(html: string): Element | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.childNodes.length === 1 ? body.firstElementChild : null;
}

function mergeElements(found: readonly (Element | null)[], shell: Shell): Segment[] | undefined {
  const [base, mine, theirs] = found;
  if (!base || !mine || !theirs) return undefined;
  const three: Three<Element> = [base, mine, theirs];
  const tag = tagOf(three);
  if (tag === undefined) return undefined;
  const inside = insideOf(three, [shell[0] + tag[0], tag[1] + shell[1]]);
  return inside && [tag[0], ...inside, tag[1]];
}

function insideOf(three: Three<Element>, shell: Shell): Segment[] | undefined {
  switch (three[0].tagName) {
    case "UL":
    case "OL":
      return mergeChildren(three, shell);
    case "LI":
    case "BLOCKQUOTE":
    case "ASIDE":
      return isSingle(three) ? undefined : mergeFlow(three, shell);
    case "TABLE":
      return hasSameColumns(three) ? mergeParts(three, shell) : undefined;
    case "THEAD":
    case "TBODY":
    case "TFOOT":
      return mergeChildren(three, shell);
    case "TR":
      return mergeParts(three, shell);
    case "TD":
    case "TH":
      return mergeFlow(three, shell);
    default:
      return undefined;
  }
}

/** Children that come, go and move: items of a list, rows of a table. */
function mergeChildren(three: Three<Element>, shell: Shell): Segment[] {
  const blocks = (parent: Element): Block[] =>
    [...parent.children].map((child) => {
      const html = child.outerHTML;
      const [whole] = richTextBlocks(
        child.tagName === "TR" ? `<table>${html}</table>` : `<ul>${html}</ul>`,
      );
      return { html, content: whole?.content ?? html };
    });
  const [base, mine, theirs] = three.map(blocks);
  return mergeBlocks(base ?? [], mine ?? [], theirs ?? [], {
    shell,
    mergeWithin: (...wordings) =>
      mergeElements(
        wordings.map(({ html }) => childOf(html)),
        shell,
      ),
  });
}

/** A list item or a row, which no parser takes by itself. */
function childOf(html: string): Element | null {
  const isRow = html.startsWith("<tr");
  const { body } = new DOMParser().parseFromString(
    isRow ? `<table>${html}</table>` : html,
    "text/html",
  );
  return body.querySelector(isRow ? "tr" : "li");
}

/** Blocks one after the other; words without a block around them are a paragraph. */
function mergeFlow(three: Three<Element>, shell: Shell): Segment[] | undefined {
  const [base, mine, theirs] = three.map(({ innerHTML }) =>
    richTextBlocks(innerHTML).map(({ html, content }) => {
      const isBare = content.startsWith("<P>") && !html.startsWith("<p");
      return { html: isBare ? `<p>${html.trim()}</p>` : html, content };
    }),
  );
  if (!base || !mine || !theirs) return undefined;
  return mergeBlocks(base, mine, theirs, { shell, mergeWithin });
}

/** Whether there is one block in each, so that the whole is one place. */
function isSingle(three: Three<Element>): boolean {
  return three.every(({ innerHTML }) => richTextBlocks(innerHTML).length <= 1);
}

/** Children that neither come nor go: the parts of a table, the cells of a row. */
function mergeParts(three: Three<Element>, shell: Shell): Segment[] | undefined {
  const [base, mine, theirs] = three.map(({ children }) => [...children]);
  if (!base || !mine || !theirs) return undefined;
  if (base.length !== mine.length || base.length !== theirs.length) return undefined;
  const parts = base.map((part, at) =>
    mergePart([part, mine[at] ?? part, theirs[at] ?? part], shell),
  );
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function mergePart(three: Three<Element>, shell: Shell): Segment[] | undefined {
  const [base, mine, theirs] = three.map(({ outerHTML }) => outerHTML);
  if (mine === base || mine === theirs) return [theirs ?? ""];
  if (theirs === base) return [mine ?? ""];
  return mergeElements(three, shell);
}

/** An element's tags; undefined where both changed them differently. */
function tagOf([base, mine, theirs]: Three<Element>): [open: string, close: string] | undefined {
  const tags = [base, mine, theirs].map(openingTag);
  const [was, my, their] = tags;
  if (my !== was && their !== was && my !== their) return undefined;
  const open = (my === was ? their : my) ?? "";
  const close = `</${/^<([a-z0-9]+)/.exec(open)?.[1] ?? ""}>`;
  return base.tagName === mine.tagName && base.tagName === theirs.tagName
    ? [open, close]
    : undefined;
}

function openingTag(element: Element): string {
  const bare = element.cloneNode(false);
  return bare instanceof Element ? bare.outerHTML.replace(/<\/[^>]*>$/, "") : "";
}

/** Whether no column came, went or was merged with another: then a row or a cell can change by itself. */
function hasSameColumns(three: Three<Element>): boolean {
  const widths = three.map((table) => {
    const rows = [...table.querySelectorAll("tr")];
    const isPlain =
      table.querySelector("[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])") === null;
    const counts = new Set(rows.map(({ children }) => children.length));
    return isPlain && counts.size === 1 ? rows[0]?.children.length : undefined;
  });
  return widths[0] !== undefined && widths.every((width) => width === widths[0]);
}
