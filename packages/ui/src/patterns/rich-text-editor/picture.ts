import type { Mark, Node } from "@tiptap/pm/model";
import { NodeSelection, type Transaction } from "@tiptap/pm/state";
import { imageClass } from "../rich-text/site-classes.ts";
import type { Picture } from "./picture-place.ts";

/** How wide a picture is shown; without one it has its own width. */
export const pictureWidths = ["small", "medium", "full"] as const;
/** Where a picture is placed: beside the text, in the middle, or wider than the text where there is room. */
export const pictureAligns = ["left", "center", "right", "wide"] as const;
/** What a picture is cropped to: 16:9, 4:3 or a square; without one it is shown whole. */
export const pictureCrops = ["wide", "classic", "square"] as const;

/** What an editor decides about a picture. */
export interface PictureSettings {
  readonly src: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  /** Null where the caption has formats that a field cannot show: it is edited in the text. */
  readonly caption: string | null;
  readonly width: (typeof pictureWidths)[number] | null;
  readonly align: (typeof pictureAligns)[number] | null;
  readonly crop: (typeof pictureCrops)[number] | null;
  /** Around which point a crop is, such as `20% 80%`, in steps of 5 %; null for the middle. */
  readonly focus: string | null;
  /** What a press on it opens; empty for nothing. */
  readonly href: string;
}

/** Whether a picture is part of a line: it has neither width nor caption. */
export function isInlinePicture({ image }: Picture): boolean {
  return image.isInline;
}

export function readPicture({ image, frame }: Picture): PictureSettings {
  const classes = [...classesOf(frame?.node), ...classesOf(image)];
  const { src, alt } = image.attrs;
  return {
    src: asText(src),
    alt: asText(alt),
    isDecorative: classes.includes(imageClass),
    caption: frame === undefined ? "" : plainCaption(frame.node),
    width: pictureWidths.find((width) => classes.includes(`width-${width}`)) ?? null,
    align: pictureAligns.find((align) => classes.includes(`align-${align}`)) ?? null,
    crop: pictureCrops.find((crop) => classes.includes(`crop-${crop}`)) ?? null,
    focus: focusOf(classes),
    href: asText(linkOf(image)?.attrs["href"]),
  };
}

/** Writes a picture anew and selects it: a figure where it needs one, else the image alone. */
export function writePicture(tr: Transaction, picture: Picture, settings: PictureSettings): void {
  const { at, image, frame } = picture;
  const written = writeImage(picture, settings);
  if (isInlinePicture(picture)) {
    tr.replaceWith(at, at + image.nodeSize, written);
    select(tr, at);
    return;
  }
  const framed = writeFrame(picture, written, settings);
  const from = frame?.at ?? at;
  tr.replaceWith(from, from + (frame?.node ?? image).nodeSize, framed ?? written);
  select(tr, framed === undefined ? from : from + 1 + offsetOf(framed, written));
}

/** Removes a picture, and its figure when nothing but a caption would be left of it. */
export function deletePicture(tr: Transaction, { at, image, frame }: Picture): void {
  const isOnly = frame?.node.children.every((child) => child === image || isCaption(child));
  if (frame !== undefined && isOnly === true) {
    tr.delete(frame.at, frame.at + frame.node.nodeSize);
  } else {
    tr.delete(at, at + image.nodeSize);
  }
}

function writeImage({ image }: Picture, settings: PictureSettings): Node {
  const { src, isDecorative, href } = settings;
  const others = classesOf(image).filter((name) => name !== imageClass && !isPlacement(name));
  const attributes = {
    ...image.attrs,
    src,
    alt: isDecorative ? "" : settings.alt,
    class: joined([...others, ...(isDecorative ? [imageClass] : [])]),
    // The size of another picture is another one.
    ...(src !== image.attrs["src"] && { width: null, height: null }),
  };
  return image.type.create(attributes, null, withLink(image, href));
}

/** The figure around a picture; undefined when it needs none. */
function writeFrame(
  { image, frame }: Picture,
  written: Node,
  settings: PictureSettings,
): Node | undefined {
  const { figure } = image.type.schema.nodes;
  if (figure === undefined) return undefined;
  const { caption, href } = settings;
  const others = classesOf(frame?.node).filter((name) => !isPlacement(name));
  const classes = joined([...others, ...placementOf(settings)]);
  const parts = (frame?.node.children ?? [image]).map((part) => (part === image ? written : part));
  const children = caption === null ? parts : withCaption(parts, caption, image);
  const isBare = children.length === 1 && classes === null && href === "";
  if (isBare && (frame?.node.attrs["lang"] ?? null) === null) return undefined;
  return figure.create({ ...frame?.node.attrs, class: classes }, children, frame?.node.marks);
}

function placementOf({ align, width, crop, focus }: PictureSettings): string[] {
  const [x, y] = (focus ?? "").split(" ").map((part) => Number.parseInt(part, 10));
  const names = [
    align && `align-${align}`,
    width && `width-${width}`,
    crop && `crop-${crop}`,
    crop && x !== undefined && x >= 0 && x !== 50 && `focus-x-${x}`,
    crop && y !== undefined && y >= 0 && y !== 50 && `focus-y-${y}`,
  ];
  return names.filter((name) => typeof name === "string");
}

function focusOf(classes: readonly string[]): string | null {
  const at = (axis: string) =>
    classes.find((name) => name.startsWith(`focus-${axis}-`))?.slice("focus-x-".length) ?? "50";
  const focus = `${at("x")}% ${at("y")}%`;
  return focus === "50% 50%" ? null : focus;
}

function withCaption(parts: readonly Node[], words: string, { type }: Node): Node[] {
  const { figcaption } = type.schema.nodes;
  const old = parts.find(isCaption);
  if (figcaption === undefined || old?.textContent === words) return [...parts];
  const others = parts.filter((part) => part !== old);
  if (words === "") return others;
  const caption = figcaption.create(old?.attrs ?? null, type.schema.text(words));
  return old === undefined
    ? [...others, caption]
    : parts.map((part) => (part === old ? caption : part));
}

function plainCaption(figure: Node): string | null {
  const caption = figure.children.find(isCaption);
  if (caption === undefined) return "";
  const isPlain = caption.children.every((part) => part.isText && part.marks.length === 0);
  return isPlain ? caption.textContent : null;
}

function withLink(image: Node, href: string): readonly Mark[] {
  const { link } = image.type.schema.marks;
  const old = linkOf(image);
  if (link === undefined || (old?.attrs["href"] ?? "") === href) return image.marks;
  const others = image.marks.filter((mark) => mark !== old);
  return href === "" ? others : [...others, link.create({ ...old?.attrs, href })];
}

function linkOf(image: Node): Mark | undefined {
  return image.marks.find((mark) => mark.type.name === "link");
}

function select(tr: Transaction, at: number): void {
  tr.setSelection(NodeSelection.create(tr.doc, at));
}

function offsetOf(figure: Node, image: Node): number {
  let offset = 0;
  for (const child of figure.children) {
    if (child === image) return offset;
    offset += child.nodeSize;
  }
  return 0;
}

function isCaption({ type }: Node): boolean {
  return type.name.startsWith("figcaption");
}

function isPlacement(name: string): boolean {
  return /^(?:align-(?:left|center|right|wide)|(?:width|crop|focus-[xy])-\w+)$/.test(name);
}

function classesOf(node: Node | undefined): string[] {
  return asText(node?.attrs["class"]).split(" ").filter(Boolean);
}

function joined(classes: readonly string[]): string | null {
  return classes.length > 0 ? classes.join(" ") : null;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
