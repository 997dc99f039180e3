import { holdsBlocks } from "../../rich-text/inline-place.ts";
import { classStyle, ownStyle, type ClassRules } from "./style-declarations.ts";

/** How words are set apart from others. */
interface Emphasis {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly highlight: boolean;
  readonly raised: "sub" | "sup" | null;
}

/** How to understand the styles of a source. */
export interface EmphasisOptions {
  readonly rules: ClassRules;
  /** Whether a background colour is a highlight; on web pages it is the page's. */
  readonly readsBackgrounds: boolean;
}

const PLAIN: Emphasis = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  highlight: false,
  raised: null,
};

const OF_TAG: Readonly<Record<string, Partial<Emphasis>>> = {
  B: { bold: true },
  STRONG: { bold: true },
  BIG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  CITE: { italic: true },
  VAR: { italic: true },
  DFN: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
  MARK: { highlight: true },
  SUB: { raised: "sub" },
  SUP: { raised: "sup" },
};

/**
 * Turns emphasis by style into elements, and takes elements away whose style denies what they say: Google Docs puts
 * a whole text into one `b` of normal weight. Headings and header cells are bold already, and links underlined.
 */
export function convertEmphasis(root: HTMLElement, options: EmphasisOptions): void {
  convertChildren(root, PLAIN, options);
}

function convertChildren(parent: Element, emphasis: Emphasis, options: EmphasisOptions): void {
  const nodes = Array.from(parent.childNodes);
  for (const node of nodes) {
    if (node instanceof Text) wrap(node, parent, emphasis);
    if (!(node instanceof Element)) continue;
    // The colours of code are its highlighting.
    if (node.tagName === "PRE" || isFootnoteReference(node)) continue;
    convertChildren(node, emphasisOf(node, emphasis, options), options);
    if (Object.hasOwn(OF_TAG, node.tagName)) {
      const lang = node.getAttribute("lang");
      if (lang === null) node.replaceWith(...node.childNodes);
      else node.replaceWith(languageSpan(node, lang));
    }
  }
}

function isFootnoteReference(element: Element): boolean {
  return element.tagName === "SUP" && element.querySelector(':scope > a[href^="#fn-"]') !== null;
}

function emphasisOf(element: Element, outer: Emphasis, options: EmphasisOptions): Emphasis {
  const ofTag = Object.hasOwn(OF_TAG, element.tagName) ? OF_TAG[element.tagName] : undefined;
  const styled = emphasisOfStyle(element, options);
  const emphasis = { ...outer, ...ofTag, ...styled };
  const isBoldAnyway = element.closest("h1, h2, h3, h4, h5, h6, th") !== null;
  return {
    ...emphasis,
    bold: emphasis.bold && !isBoldAnyway,
    underline: emphasis.underline && element.closest("a") === null,
  };
}

function emphasisOfStyle(element: Element, options: EmphasisOptions): Partial<Emphasis> {
  const own = ownStyle(element);
  const read = (property: string) =>
    own.get(property) ?? classStyle(element, property, options.rules);
  const font = read("font") ?? "";
  return {
    ...boldOf(read("font-weight") ?? font.match(/\b(?:bold|[6-9]00)\b(?=.*\d)/)?.[0]),
    ...italicOf(read("font-style") ?? font.match(/\b(?:italic|oblique)\b(?=.*\d)/)?.[0]),
    ...linesOf(read("text-decoration-line") ?? read("text-decoration")),
    ...raisedOf(read("vertical-align"), element),
    ...(isHighlight(read, element, options) ? { highlight: true } : undefined),
  };
}

function boldOf(weight: string | undefined): Partial<Emphasis> | undefined {
  if (weight === undefined) return undefined;
  if (/^bold(?:er)?$/.test(weight) || Number(weight) >= 600) return { bold: true };
  return weight === "normal" || weight === "lighter" || Number(weight) < 600
    ? { bold: false }
    : undefined;
}

function italicOf(style: string | undefined): Partial<Emphasis> | undefined {
  if (style === undefined) return undefined;
  if (/^(?:italic|oblique)/.test(style)) return { italic: true };
  return style === "normal" ? { italic: false } : undefined;
}

function linesOf(decoration: string | undefined): Partial<Emphasis> | undefined {
  if (decoration === undefined) return undefined;
  if (/\bnone\b/.test(decoration)) return { underline: false, strike: false };
  const lines = {
    ...(decoration.includes("underline") ? { underline: true } : undefined),
    ...(decoration.includes("line-through") ? { strike: true } : undefined),
  };
  return lines;
}

function raisedOf(align: string | undefined, element: Element): Partial<Emphasis> | undefined {
  if (align === "super" && isInlineElement(element)) return { raised: "sup" };
  if (align === "sub" && isInlineElement(element)) return { raised: "sub" };
  return undefined;
}

function isHighlight(
  read: (property: string) => string | undefined,
  element: Element,
  { readsBackgrounds }: EmphasisOptions,
): boolean {
  const pen = read("mso-highlight");
  if (pen !== undefined) return pen !== "none" && pen !== "auto";
  if (!readsBackgrounds || !isInlineElement(element)) return false;
  return isVivid(read("background-color") ?? "");
}

function isInlineElement({ tagName }: Element): boolean {
  return tagName === "SPAN" || tagName === "FONT" || tagName === "A";
}

/** Whether a colour is one of a pen rather than of paper or ink: `#ffff00`, `rgb(255, 255, 0)`, `yellow`. */
function isVivid(colour: string): boolean {
  if (/^(?:yellow|lime|cyan|aqua|magenta|fuchsia|lightgreen|pink|orange)$/.test(colour))
    return true;
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/.exec(colour);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (/^rgba?\(([^)]*)\)/
        .exec(colour)?.[1]
        ?.split(/[\s,/]+/)
        .map(Number) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const most = Math.max(red, green, blue);
  return parts.length >= 3 && alpha > 0 && most > 150 && most - Math.min(red, green, blue) > 60;
}

function wrap(text: Text, parent: Element, emphasis: Emphasis): void {
  const { bold, italic, underline, strike, highlight, raised } = emphasis;
  const tags = [
    bold && "strong",
    italic && "em",
    underline && "u",
    strike && "s",
    highlight && "mark",
    raised,
  ].filter((tag) => typeof tag === "string");
  if (tags.length === 0) return;
  // Space between blocks is none of the text.
  if (/^[ \t\r\n\f]*$/.test(text.data) && holdsBlocks(parent)) return;
  const document = text.ownerDocument;
  const place = document.createTextNode("");
  text.replaceWith(place);
  const wrapped = tags.reduceRight<Node>((inner, tag) => {
    const element = document.createElement(tag);
    element.append(inner);
    return element;
  }, text);
  place.replaceWith(wrapped);
}

function languageSpan(element: Element, lang: string): Element {
  const span = element.ownerDocument.createElement("span");
  span.setAttribute("lang", lang);
  span.append(...element.childNodes);
  return span;
}
