import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { findElement, isBlank, isElement, make, makeText, textOf, withChildren } from "./dom.ts";
import { withAlign } from "./media-markup.ts";

const UNWRAPPED = new Set(
  (
    "div section article aside header footer main nav fieldset center details hgroup html body font small big " +
    "abbr acronym bdi bdo time data label output meter progress ruby rb rtc blink marquee nobr"
  ).split(" "),
);
const KEPT_EMPTY = new Set(["img", "br", "hr", "td", "th", "col"]);
const ALIGN_CLASS = /(?:^|\s)(?:has-text-align-|align-?)(left|right|center)(?:\s|$)/;
const ALIGN_STYLE = /text-align\s*:\s*(left|right|center)/i;
const BARE_ADDRESS = /^https?:\/\/[^\s<>"]{4,2000}$/;

/**
 * Rewrites HTML with the tags that an article here may have: wrappers go (paragraphs inherit their alignment),
 * definition lists become lists, galleries a row of figures, URLs on a line of their own become links, and empty
 * elements disappear.
 */
export function toArticleMarkup(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (isText(node)) return [node];
    return isTag(node) ? translate(node) : [];
  });
}

function translate(element: Element): ChildNode[] {
  const { name } = element;
  if (name === "pre") return [element];
  const children = toArticleMarkup(element.children);
  if (UNWRAPPED.has(name)) return aligned(children, alignOf(element));
  if (isEmpty(name, children)) return [];
  switch (name) {
    case "dl":
      return definitions(children);
    case "summary":
    case "legend":
      return [make("p", [make("strong", inlineOf(children))])];
    case "figure":
      return figure(element, children);
    case "figcaption":
      return [make("figcaption", inlineOf(children))];
    case "ul":
    case "ol":
      return list(element, children);
    case "address":
      return [make("p", children)];
    case "p":
      return [withChildren(paragraph(element), linked(children))];
    default:
      return [withChildren(paragraph(element), children)];
  }
}

function isEmpty(name: string, children: readonly ChildNode[]): boolean {
  if (KEPT_EMPTY.has(name) || name === "tr" || name === "colgroup") return false;
  return children.every((child) => isBlank(child) || isElement(child, "br"));
}

function alignOf({ name, attribs }: Element): string {
  if (name === "center") return "center";
  const { class: names = "", style = "", align = "" } = attribs;
  return align || (ALIGN_CLASS.exec(names)?.[1] ?? ALIGN_STYLE.exec(style)?.[1] ?? "");
}

function aligned(children: ChildNode[], align: string): ChildNode[] {
  if (align === "") return children;
  return children.map((child) =>
    isElement(child, "p", "h1", "h2", "h3", "h4", "h5", "h6", "figure") && alignOf(child) === ""
      ? make(child.name, child.children, withAlign(child.attribs, align))
      : child,
  );
}

/** Replaces the obsolete `align` attribute by a class. */
function paragraph(element: Element): Element {
  const { align, ...others } = element.attribs;
  if (align === undefined) return element;
  return make(element.name, element.children, withAlign(others, align));
}

function linked(children: ChildNode[]): ChildNode[] {
  const [only, ...more] = children;
  if (!only || more.length > 0 || !isText(only)) return children;
  const address = only.data.trim();
  return BARE_ADDRESS.test(address)
    ? [make("a", [makeText(address)], { href: address })]
    : children;
}

function inlineOf(children: readonly ChildNode[]): ChildNode[] {
  return children.flatMap((child, index) => {
    if (!isElement(child, "p")) return [child];
    return index === 0 ? child.children : [make("br", []), ...child.children];
  });
}

function definitions(children: readonly ChildNode[]): ChildNode[] {
  const entries: Element[] = [];
  for (const child of children.filter((node) => isTag(node))) {
    const entry = entries.at(-1);
    if (isElement(child, "dd") && entry !== undefined) {
      entries[entries.length - 1] = make("li", [
        ...entry.children,
        ...asParagraphs(child.children),
      ]);
    } else if (isElement(child, "dt")) {
      entries.push(make("li", [make("p", [make("strong", inlineOf(child.children))])]));
    } else if (isTag(child)) {
      entries.push(make("li", asParagraphs(child.children)));
    }
  }
  return entries.length === 0 ? [] : [make("ul", entries)];
}

function asParagraphs(children: ChildNode[]): ChildNode[] {
  const hasBlocks = children.some((child) =>
    isElement(child, "p", "ul", "ol", "pre", "blockquote", "table"),
  );
  return hasBlocks ? children : [make("p", children)];
}

const FIGURE_PARTS = ["img", "table", "pre", "blockquote"];

/**
 * A figure contains a picture, table, code block or quotation. A figure of figures is a gallery, whose figures are
 * unwrapped.
 */
function figure(element: Element, children: ChildNode[]): ChildNode[] {
  const parts = children.filter((child) => !isBlank(child));
  const isGallery = parts.some((part) => isElement(part, "figure"));
  const isFigure = FIGURE_PARTS.some((name) => findElement(parts, name) !== undefined);
  if (!isGallery && isFigure) {
    return [make("figure", pictureFirst(parts), withAlign(element.attribs, alignOf(element)))];
  }
  return parts.map((part) => (isElement(part, "figcaption") ? make("p", part.children) : part));
}

/** Unwraps a paragraph that contains only a picture, inside a figure. */
function pictureFirst(parts: readonly ChildNode[]): ChildNode[] {
  return parts.flatMap((part) =>
    isElement(part, "p") && findElement(part.children, "img") && textOf(part.children).trim() === ""
      ? part.children
      : [part],
  );
}

function list(element: Element, children: readonly ChildNode[]): ChildNode[] {
  const entries = children.filter((child) => isTag(child));
  const holdsFigures = entries.every(
    (entry) =>
      isElement(entry, "li") &&
      entry.children.every((part) => isElement(part, "figure") || isBlank(part)),
  );
  if (holdsFigures) return entries.flatMap((entry) => entry.children);
  const items = entries.flatMap((entry, index): ChildNode[] => {
    if (isElement(entry, "li")) return [entry];
    // Some editors put a nested list beside its item instead of into it.
    const before = entries[index - 1];
    if (isElement(entry, "ul", "ol") && isElement(before, "li")) {
      before.children.push(entry);
      return [];
    }
    return [make("li", [entry])];
  });
  return [withChildren(element, items)];
}
