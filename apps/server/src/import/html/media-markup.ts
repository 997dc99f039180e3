import { isTag, type ChildNode, type Element } from "domhandler";
import { absoluteAddress, absoluteLink, hostOf } from "./addresses.ts";
import { findElement, make, makeText, textOf, withChildren } from "./dom.ts";
import type { Notes } from "./notes.ts";

const PLAYERS = new Set(["audio", "video", "iframe", "object", "embed"]);
const ACTIVE = new Set([
  "script",
  "noscript",
  "template",
  "svg",
  "math",
  "canvas",
  "link",
  "meta",
  "base",
]);
const FORMS = new Set(["form", "input", "select", "textarea", "button", "option", "datalist"]);
const SILENT = new Set([
  "style",
  "head",
  "title",
  "source",
  "track",
  "param",
  "area",
  "map",
  "wbr",
]);

/**
 * Settles what a text shows besides words, before paragraphs are made: players become links, pictures and links get full
 * addresses, scripts and forms go.
 *
 * @param base Address of the page, which short addresses start from.
 */
export function settleMedia(nodes: readonly ChildNode[], base: string, notes: Notes): ChildNode[] {
  return nodes.flatMap((node) => (isTag(node) ? settle(node, base, notes) : [node]));
}

function settle(element: Element, base: string, notes: Notes): ChildNode[] {
  const { name } = element;
  if (SILENT.has(name)) return [];
  if (ACTIVE.has(name)) {
    notes.add("active or drawn content taken out", name);
    return [];
  }
  if (FORMS.has(name)) {
    notes.add("forms do not work here and were taken out");
    return [];
  }
  if (PLAYERS.has(name)) return player(element, base, notes);
  if (name === "img") return picture(element, base, notes);
  const children = settleMedia(element.children, base, notes);
  if (name === "picture") return children;
  if (name === "q") return [makeText("“"), ...children, makeText("”")];
  if (name === "a") return link(element, children, base, notes);
  return [withChildren(element, children)];
}

function player(element: Element, base: string, notes: Notes): ChildNode[] {
  // A preview of the file that the link beside it names.
  if (element.attribs["class"]?.includes("wp-block-file__embed")) return [];
  const source = findElement(element.children, "source")?.attribs["src"];
  const address = [element.attribs["src"], element.attribs["data"], source]
    .map((candidate) => absoluteAddress(candidate ?? "", base))
    .find((candidate) => candidate !== null);
  if (address === undefined || address === null) {
    notes.add("players without a usable address were left out", element.name);
    return settleMedia(element.children, base, notes).filter((child) => isTag(child));
  }
  notes.add("players became links", hostOf(address));
  const href = watchAddress(address);
  return [make("a", [makeText(element.attribs["title"]?.trim() || href)], { href })];
}

/** The page of a film instead of its bare player. */
function watchAddress(address: string): string {
  const youtube =
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{6,20})/.exec(address);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(address);
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : address;
}

const PICTURE_ATTRIBUTES = ["alt", "width", "height", "title", "class"];

function picture(element: Element, base: string, notes: Notes): ChildNode[] {
  // Pages that load pictures late keep the true address aside.
  const {
    "data-src": late,
    "data-lazy-src": lazy,
    "data-orig-file": original,
    src,
  } = element.attribs;
  const address = [late, lazy, src, original]
    .map((candidate) => absoluteAddress(candidate ?? "", base))
    .find((candidate) => candidate !== null);
  if (address === undefined || address === null) {
    notes.add("pictures without a usable address were left out");
    return [];
  }
  const kept = PICTURE_ATTRIBUTES.flatMap((name) => {
    const value = element.attribs[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const align = element.attribs["align"];
  const attributes = { src: address, ...Object.fromEntries(kept) };
  return [make("img", [], align ? withAlign(attributes, align) : attributes)];
}

/** Attributes with the class that stands for the old `align` attribute. */
export function withAlign(
  attributes: Record<string, string>,
  align: string,
): Record<string, string> {
  const side = /^(left|right|center)$/i.exec(align.trim())?.[1];
  if (side === undefined) return attributes;
  const names = `${attributes["class"] ?? ""} align-${side.toLowerCase()}`;
  return { ...attributes, class: names.trim() };
}

function link(element: Element, children: ChildNode[], base: string, notes: Notes): ChildNode[] {
  const { href = "", title, target, class: names = "" } = element.attribs;
  // A second link to the file that the link before it names.
  if (names.includes("wp-block-file__button")) return [];
  const address = absoluteLink(href, base);
  // Marks inside a text get names of their own here, so links to them would lead nowhere.
  if (address === null || address.startsWith("#")) {
    if (address === null && href.trim() !== "") {
      notes.add("links without a safe address became plain text", shortText(children));
    }
    return children;
  }
  const kept = { ...(title ? { title } : {}), ...(target === "_blank" ? { target } : {}) };
  return [make("a", children, { href: address, ...kept })];
}

function shortText(nodes: readonly ChildNode[]): string {
  return textOf(nodes).trim().replace(/\s+/g, " ").slice(0, 40);
}
