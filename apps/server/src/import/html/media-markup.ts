import { isTag, type ChildNode, type Element } from "domhandler";
import { absoluteUrl, absoluteLink, hostOf } from "./urls.ts";
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
 * Normalises embedded media before paragraphs are made: players become links, pictures and links get absolute URLs,
 * scripts and forms go.
 *
 * @param base URL of the page, for relative URLs.
 */
export function normaliseMedia(
  nodes: readonly ChildNode[],
  base: string,
  notes: Notes,
): ChildNode[] {
  return nodes.flatMap((node) => (isTag(node) ? settle(node, base, notes) : [node]));
}

function settle(element: Element, base: string, notes: Notes): ChildNode[] {
  const { name } = element;
  if (SILENT.has(name)) return [];
  if (ACTIVE.has(name)) {
    notes.add("active or drawn content removed", name);
    return [];
  }
  if (FORMS.has(name)) {
    notes.add("forms do not work here and were removed");
    return [];
  }
  if (PLAYERS.has(name)) return player(element, base, notes);
  if (name === "img") return picture(element, base, notes);
  const children = normaliseMedia(element.children, base, notes);
  if (name === "picture") return children;
  if (name === "q") return [makeText("“"), ...children, makeText("”")];
  if (name === "a") return link(element, children, base, notes);
  return [withChildren(element, children)];
}

function player(element: Element, base: string, notes: Notes): ChildNode[] {
  // A preview of the file that the link beside it points to.
  if (element.attribs["class"]?.includes("wp-block-file__embed")) return [];
  const source = findElement(element.children, "source")?.attribs["src"];
  const address = [element.attribs["src"], element.attribs["data"], source]
    .map((candidate) => absoluteUrl(candidate ?? "", base))
    .find((candidate) => candidate !== null);
  if (address === undefined || address === null) {
    notes.add("players without a usable address were removed", element.name);
    return normaliseMedia(element.children, base, notes).filter((child) => isTag(child));
  }
  notes.add("players became links", hostOf(address));
  const href = watchUrl(address);
  return [make("a", [makeText(element.attribs["title"]?.trim() || href)], { href })];
}

/** Links to a video's page instead of its bare player. */
function watchUrl(address: string): string {
  const youtube =
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{6,20})/.exec(address);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(address);
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : address;
}

const PICTURE_ATTRIBUTES = ["alt", "width", "height", "title", "class"];

function picture(element: Element, base: string, notes: Notes): ChildNode[] {
  // Lazy-loading pages store the real URL in another attribute.
  const {
    "data-src": late,
    "data-lazy-src": lazy,
    "data-orig-file": original,
    src,
  } = element.attribs;
  const address = [late, lazy, src, original]
    .map((candidate) => absoluteUrl(candidate ?? "", base))
    .find((candidate) => candidate !== null);
  if (address === undefined || address === null) {
    notes.add("pictures without a usable address were removed");
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

/** Replaces the obsolete `align` attribute by a class. */
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
  // A second link to the file of the link before it.
  if (names.includes("wp-block-file__button")) return [];
  const address = absoluteLink(href, base);
  // Anchors inside a text get other ids here, so links to them would be broken.
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
