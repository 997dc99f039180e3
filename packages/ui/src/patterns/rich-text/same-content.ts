import { isInline } from "./inline-place.ts";
import { siteClasses } from "./site-classes.ts";

// What the server's cleaning may add or drop, such as `rel`, does not change what readers get.
const meaningful = [
  ["href", "src", "alt", "title", "target", "lang"],
  ["colspan", "rowspan", "start", "scope", "width", "height"],
].flat();
const transparent = new Set(["THEAD", "TBODY", "TFOOT"]);

interface Run {
  readonly marks: string;
  text: string;
}

/** One block of a text. */
export interface RichTextBlock {
  readonly html: string;
  /** What it says and shows: the same for two blocks that `isSameContent` holds for the same. */
  readonly content: string;
}

/**
 * Whether two texts are equal in content, whatever their markup looks like in detail: the order of attributes and of
 * nested marks, space between blocks, and whether a list item's text is in a paragraph. Needs the browser's HTML parser.
 *
 * @example isSameContent("<ul><li>a</li></ul>", "<ul><li><p>a</p></li></ul>") // true
 */
export function isSameContent(a: string, b: string): boolean {
  return a === b || outline(a) === outline(b);
}

/**
 * The blocks a text is made of, from the first to the last: a paragraph, a list, a table, a figure. Needs the browser's
 * reader of HTML.
 *
 * @example richTextBlocks("<p>a</p><ul><li>b</li></ul>").map(({ html }) => html) // ["<p>a</p>", "<ul><li>b</li></ul>"]
 */
export function richTextBlocks(html: string): RichTextBlock[] {
  const body = read(html);
  return blocksOf(body).map(({ nodes, content }) => {
    const holder = body.ownerDocument.createElement("div");
    holder.append(...nodes);
    return { html: holder.innerHTML, content };
  });
}

function outline(html: string): string {
  return describeAll(read(html));
}

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

function describeAll(container: Element): string {
  return blocksOf(container)
    .map(({ content }) => content)
    .join("");
}

/** Blocks one by one; text between them counts as a paragraph. */
function blocksOf(container: Element): { nodes: readonly Node[]; content: string }[] {
  const blocks: { nodes: readonly Node[]; content: string }[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.some(isInline)) {
      blocks.push({ nodes: line, content: `<P>${describeLine(line, false)}</P>` });
    }
    line = [];
  };
  for (const node of container.childNodes) {
    if (!(node instanceof Element) || isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push({ nodes: [node], content: describe(node) });
  }
  endLine();
  return blocks;
}

function describe(block: Element): string {
  if (block.tagName === "COLGROUP") return describeColumns(block);
  if (transparent.has(block.tagName)) return describeAll(block);
  const isPre = block.tagName === "PRE";
  const inside = /^(?:P|H[1-6]|PRE)$/.test(block.tagName)
    ? describeLine([...block.childNodes], isPre)
    : describeAll(block);
  return `<${nameOf(block)}>${inside === "<P></P>" ? "" : inside}</${block.tagName}>`;
}

/** Columns are what they contain; only a width of theirs is seen. */
function describeColumns(group: Element): string {
  const widths = [...group.children].flatMap((column) => {
    const span = Math.min(Number(column.getAttribute("span")) || 1, 1000);
    return Array.from({ length: span }, () => column.getAttribute("width") ?? "");
  });
  return widths.some(Boolean) ? `<COLGROUP ${widths.join(" ")}>` : "";
}

/** Words with the marks they carry, in whatever order those are nested. */
function describeLine(nodes: readonly Node[], isPre: boolean): string {
  const runs: Run[] = [];
  // Space counts once, and not at all where a line begins.
  let isSpaced = true;
  for (const run of nodes.flatMap((node) => runsOf(node, []))) {
    const spaced = isPre ? run.text : run.text.replaceAll(/[ \t\r\n]+/g, " ");
    const text: string = isSpaced && !isPre ? spaced.replace(/^ /, "") : spaced;
    if (text === "") continue;
    isSpaced = text.endsWith(" ") || text.startsWith("<BR");
    const last = runs.at(-1);
    if (last?.marks === run.marks) last.text += text;
    else runs.push({ ...run, text });
  }
  const line = runs.map(({ marks, text }) => `{${marks}}${text}`).join("");
  return isPre ? line : line.trim();
}

function runsOf(node: Node, marks: readonly string[]): Run[] {
  const carried = marks.toSorted().join(" ");
  if (node.nodeType === Node.TEXT_NODE) return [{ marks: carried, text: node.textContent ?? "" }];
  if (!(node instanceof Element)) return [];
  const name = nameOf(node);
  if (["IMG", "BR"].includes(node.tagName)) return [{ marks: carried, text: `<${name}>` }];
  return [...node.childNodes].flatMap((child) => runsOf(child, [...marks, `<${name}>`]));
}

function nameOf(element: Element): string {
  const attributes = meaningful.flatMap((name) => {
    const value = element.getAttribute(name) ?? "";
    const isDefault = value === "" || (value === "1" && /^(?:colspan|rowspan|start)$/.test(name));
    return isDefault ? [] : `${name}=${JSON.stringify(value)}`;
  });
  return [element.tagName, siteClasses(element) ?? "", ...attributes].filter(Boolean).join(" ");
}
