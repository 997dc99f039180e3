import { richTextBlocks } from "@atrium/ui/rich-text";
import { inOrder, matchBlocks } from "../merge/match-blocks.ts";
import { similarity } from "../merge/similarity.ts";
import { compareLines, markLine, withoutIds } from "./compare-lines.ts";

/** What the comparison says in words. */
export interface CompareLabels {
  readonly altText: string;
}

type BlockChange = "added" | "removed" | "changed" | "moved";

interface Part {
  readonly element: Element;
  /** What it says and shows: the same for two parts that readers cannot tell apart. */
  readonly content: string;
}

/** Reworded lines that share less are two lines. */
const minSimilarity = 0.25;

/**
 * Compares two sanitised texts of one article. The result is the later text with what the earlier one had in place:
 * `data-change` names what became of a paragraph, list item, cell or figure, `ins` and `del` which words came and went.
 * Lists stay lists and tables tables. Needs the browser's HTML parser; the result is markup to be sanitised when shown.
 */
export function compareRichText(before: string, after: string, labels: CompareLabels): string {
  return before === after ? after : compareFlow(before, after, labels);
}

/** Blocks one after the other. */
function compareFlow(before: string, after: string, labels: CompareLabels): string {
  return compareParts(partsOf(before), partsOf(after), labels);
}

function compareParts(
  before: readonly Part[],
  after: readonly Part[],
  labels: CompareLabels,
): string {
  const matches = matchBlocks(before, after);
  const kept = new Set(matches);
  const ordered = new Set(inOrder(matches));
  let next = 0;
  const html: string[] = [];
  const addRemoved = (end: number) => {
    for (; next < end; next += 1) {
      const gone = before[next];
      if (gone !== undefined && !kept.has(next)) html.push(markWhole(gone.element, "removed"));
    }
  };
  for (const [at, part] of after.entries()) {
    addRemoved(nextAnchor(matches, ordered, at) ?? before.length);
    const match = matches[at];
    const was = match === undefined ? undefined : before[match];
    if (was === undefined) html.push(markWhole(part.element, "added"));
    else if (was.content !== part.content) html.push(compareElements(was, part, labels));
    else html.push(ordered.has(at) ? part.element.outerHTML : marked(part.element, "moved"));
    if (ordered.has(at)) next = Math.max(next, (match ?? 0) + 1);
  }
  addRemoved(before.length);
  return html.join("");
}

/** Where in the earlier text the next part that stayed in its order was. */
function nextAnchor(
  matches: readonly (number | undefined)[],
  ordered: ReadonlySet<number>,
  from: number,
): number | undefined {
  for (let at = from; at < matches.length; at += 1) if (ordered.has(at)) return matches[at];
  return undefined;
}

function compareElements(was: Part, part: Part, labels: CompareLabels): string {
  const [before, after] = [was.element, part.element];
  if (before.tagName === after.tagName) {
    switch (after.tagName) {
      case "UL":
      case "OL":
        return wrap(before, after, compareParts(childParts(before), childParts(after), labels));
      case "LI":
      case "TD":
      case "TH":
      case "BLOCKQUOTE":
      case "ASIDE":
        if (isLine(before) && isLine(after)) break;
        return wrap(before, after, compareFlow(before.innerHTML, after.innerHTML, labels));
      case "TABLE":
        return wrap(before, after, compareTables(before, after, labels));
      case "TR":
        return wrap(before, after, compareCells(before, after, labels));
      case "FIGURE":
        return compareFigures(before, after, labels);
    }
  }
  if (!isLine(before) || !isLine(after)) {
    return markWhole(before, "removed") + markWhole(after, "added");
  }
  const isReworded = similarity(was.content, part.content) >= minSimilarity;
  if (!isReworded && before.textContent !== "" && isTopLevelLine(after)) {
    return markWhole(before, "removed") + markWhole(after, "added");
  }
  return marked(after, "changed", compareLines(before, after));
}

/** Cells stay in their columns, and items in their lists, however little their wordings share. */
function isTopLevelLine({ tagName }: Element): boolean {
  return tagName !== "TD" && tagName !== "TH";
}

function compareTables(before: Element, after: Element, labels: CompareLabels): string {
  const child = (table: Element, name: string) => table.querySelector(`:scope > ${name}`);
  const caption = compareOptional(child(before, "caption"), child(after, "caption"));
  const columns = child(after, "colgroup")?.outerHTML ?? "";
  const sections = ["thead", "tbody", "tfoot"].map((name) => {
    const rows = (table: Element) =>
      [...table.querySelectorAll(`:scope > ${name} > tr`)].map((row) => partOf(row));
    const inside = compareParts(rows(before), rows(after), labels);
    return inside && `<${name}>${inside}</${name}>`;
  });
  return caption + columns + sections.join("");
}

function compareCells(before: Element, after: Element, labels: CompareLabels): string {
  const cells = (row: Element) => [...row.children].map((cell) => partOf(cell));
  const [old, present] = [cells(before), cells(after)];
  if (old.length !== present.length) return compareParts(old, present, labels);
  return present
    .map((part, at) => {
      const was = old[at] ?? part;
      return was.content === part.content && was.element.tagName === part.element.tagName
        ? part.element.outerHTML
        : compareCell(was, part, labels);
    })
    .join("");
}

function compareCell(was: Part, part: Part, labels: CompareLabels): string {
  if (was.element.tagName === part.element.tagName) return compareElements(was, part, labels);
  return marked(part.element, "changed", compareLines(was.element, part.element));
}

/** A picture beside what it was, its alt text in words, its caption; another figure's blocks. */
function compareFigures(before: Element, after: Element, labels: CompareLabels): string {
  const caption = (figure: Element) => figure.querySelector(":scope > figcaption");
  const [old, present] = [pictureOf(before), pictureOf(after)];
  if (old === null || present === null) {
    return wrap(before, after, compareFlow(before.innerHTML, after.innerHTML, labels));
  }
  const media = (figure: Element) =>
    [...figure.children].filter((child) => child.tagName !== "FIGCAPTION");
  const html = (elements: readonly Element[]) => elements.map((one) => one.outerHTML).join("");
  const isSamePicture = old.getAttribute("src") === present.getAttribute("src");
  const pictures = isSamePicture
    ? html(media(after))
    : `<del>${html(media(before))}</del><ins>${html(media(after))}</ins>`;
  const alt = compareAltTexts(old, present, labels);
  const captions = compareOptional(caption(before), caption(after));
  return marked(after, "changed", pictures + alt + captions);
}

function pictureOf(figure: Element): Element | null {
  const pictures = figure.querySelectorAll("img");
  return pictures.length === 1 ? (pictures[0] ?? null) : null;
}

function compareAltTexts(before: Element, after: Element, labels: CompareLabels): string {
  const [old, present] = [before, after].map((picture) => {
    const line = document.createElement("p");
    line.textContent = picture.getAttribute("alt");
    return line;
  });
  if (!old || !present || old.textContent === present.textContent) return "";
  return `<p>${labels.altText}: ${compareLines(old, present)}</p>`;
}

function compareOptional(before: Element | null, after: Element | null): string {
  if (after === null) return before === null ? "" : markWhole(before, "removed");
  if (before === null) return markWhole(after, "added");
  if (before.innerHTML === after.innerHTML) return after.outerHTML;
  return marked(after, "changed", compareLines(before, after));
}

/** What is inside in the later element's tags; they are marked where they changed themselves. */
function wrap(before: Element, after: Element, inside: string): string {
  const [old, present] = [before, after].map((element) => withoutIds(openingTag(element)));
  const isSame = old === present;
  const isInsideMarked = inside.includes(" data-change=");
  return marked(after, isSame || isInsideMarked ? undefined : "changed", inside);
}

/** An element with everything in it added or removed. */
function markWhole(element: Element, change: "added" | "removed"): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  const tag = change === "added" ? "ins" : "del";
  const lines = isLine(copy) ? [copy] : [...copy.querySelectorAll(lineTags)].filter(isLine);
  for (const line of lines) line.innerHTML = markLine(line, tag);
  const html = marked(copy, change);
  return change === "added" ? html : withoutIds(html);
}

function marked(element: Element, change: BlockChange | undefined, inside?: string): string {
  const copy = element.cloneNode(inside === undefined);
  if (!(copy instanceof Element)) return "";
  if (change !== undefined) copy.setAttribute("data-change", change);
  if (inside !== undefined) copy.innerHTML = inside;
  return copy.outerHTML;
}

function openingTag(element: Element): string {
  const bare = element.cloneNode(false);
  return bare instanceof Element ? bare.outerHTML : "";
}

const lineTags = "p, h1, h2, h3, h4, h5, h6, pre, li, td, th, caption, figcaption";
const blockTags =
  "p, h1, h2, h3, h4, h5, h6, pre, ul, ol, li, table, blockquote, aside, figure, hr, td, th, tr";

/** Whether an element holds words and pictures, and no blocks. */
function isLine(element: Element): boolean {
  return element.matches(lineTags) && element.querySelector(blockTags) === null;
}

function partsOf(html: string): Part[] {
  return richTextBlocks(html).map((block) => {
    const { body } = new DOMParser().parseFromString(block.html, "text/html");
    const only = body.childNodes.length === 1 ? body.firstElementChild : null;
    if (only?.matches(blockTags)) return { element: only, content: block.content };
    const line = document.createElement("p");
    line.append(...body.childNodes);
    return { element: line, content: block.content };
  });
}

function childParts(list: Element): Part[] {
  return [...list.children].map((child) => partOf(child));
}

/** A list item, a row or a cell: no parser takes one by itself. */
function partOf(element: Element): Part {
  const [open, close] = contexts[element.tagName] ?? ["", ""];
  const [whole] = richTextBlocks(open + element.outerHTML + close);
  return { element, content: whole?.content ?? element.outerHTML };
}

const contexts: Readonly<Record<string, readonly [string, string]>> = {
  LI: ["<ul>", "</ul>"],
  TR: ["<table>", "</table>"],
  TD: ["<table><tr>", "</tr></table>"],
  TH: ["<table><tr>", "</tr></table>"],
};
