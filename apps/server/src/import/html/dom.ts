import { render } from "dom-serializer";
import { Element, Text, isTag, isText, type ChildNode } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Block-level tags. */
export const BLOCK_NAMES: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer " +
    "form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

export function parseHtml(html: string): ChildNode[] {
  return parseDocument(html, { decodeEntities: true }).children;
}

export function toHtml(nodes: ChildNode[]): string {
  return render(nodes, { encodeEntities: "utf8" });
}

export function make(
  name: string,
  children: ChildNode[],
  attributes: Record<string, string> = {},
): Element {
  return new Element(name, attributes, children);
}

export function makeText(text: string): Text {
  return new Text(text);
}

/** A copy with other children. */
export function withChildren(element: Element, children: ChildNode[]): Element {
  return new Element(element.name, element.attribs, children);
}

export function isBlank(node: ChildNode): boolean {
  return isText(node) && node.data.trim() === "";
}

export function isElement<Name extends string>(
  node: ChildNode | undefined,
  ...names: Name[]
): node is Element & { name: Name } {
  return node !== undefined && isTag(node) && names.some((name) => name === node.name);
}

/** Concatenated text, with its white space. */
export function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : ""))
    .join("");
}

/** Searches at any depth. */
export function findElement(nodes: readonly ChildNode[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (node.name === name) return node;
    const below = findElement(node.children, name);
    if (below) return below;
  }
  return undefined;
}

export function isDeeperThan(nodes: readonly ChildNode[], limit: number): boolean {
  let level = nodes;
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((node) => (isTag(node) ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}
