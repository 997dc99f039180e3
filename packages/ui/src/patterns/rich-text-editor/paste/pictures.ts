import { STYLE_ATTRIBUTE } from "./inert-html.ts";
import type { RtfPicture } from "./rtf-pictures.ts";

/** What is known about the pictures of a paste. */
export interface PictureSources {
  /** The origin of the page: its own pictures get addresses without it. */
  readonly origin: string;
  /** The pictures of the same text in RTF. */
  readonly rtfPictures: () => readonly RtfPicture[];
  /** Takes a picture to upload; returns its address for the time being, undefined where none can be uploaded. */
  readonly hold: (file: File) => string | undefined;
}

/**
 * Cleans pictures: those that count readers go, those that are written into the text or its RTF are held for an upload,
 * those of other sites stay where they are.
 *
 * @returns How many could not be read.
 */
export function cleanPictures(body: HTMLElement, sources: PictureSources): number {
  const shown = [...body.querySelectorAll("img")].filter((image) => {
    if (replaceSign(image)) return false;
    useLazySource(image);
    if (isShown(image)) return true;
    image.remove();
    return false;
  });
  const ofDisk = shown.filter((image) => /^file:/i.test(sourceOf(image)));
  const inRtf = ofDisk.length > 0 ? sources.rtfPictures() : [];
  let missing = 0;
  for (const image of shown) {
    const address = addressOf(image, ofDisk, inRtf, sources);
    if (address === undefined) {
      missing += 1;
      image.remove();
    } else {
      cleanAttributes(image, address);
    }
  }
  return missing;
}

function addressOf(
  image: HTMLImageElement,
  ofDisk: readonly HTMLImageElement[],
  inRtf: readonly RtfPicture[],
  { origin, hold }: PictureSources,
): string | undefined {
  const source = sourceOf(image);
  if (/^data:/i.test(source)) {
    const file = fileOfData(source);
    return file && hold(file);
  }
  if (/^file:/i.test(source)) {
    const file = inRtf.length === ofDisk.length ? inRtf[ofDisk.indexOf(image)] : undefined;
    return file ? hold(file) : undefined;
  }
  if (source.startsWith(`${origin}/`)) return source.slice(origin.length);
  return /^(?:https?:\/\/|\/(?!\/))/i.test(source) ? source : undefined;
}

const sourceOf = (image: Element) => image.getAttribute("src")?.trim() ?? "";

/** Whether readers could see it: images of one dot count readers. */
function isShown(image: Element): boolean {
  if (sourceOf(image) === "") return false;
  const style = image.getAttribute(STYLE_ATTRIBUTE) ?? "";
  return !["width", "height"].some((side) => {
    const styled = new RegExp(`(?:^|;|\\s)${side}\\s*:\\s*([\\d.]+)px`, "i").exec(style)?.[1];
    const length = image.getAttribute(side) ?? styled ?? null;
    return length !== null && Number.parseFloat(length) <= 2;
  });
}

/** A picture of an emoji or a box to tick is a character. */
function replaceSign(image: HTMLImageElement): boolean {
  const alt = image.getAttribute("alt")?.trim() ?? "";
  const box = image.getAttribute("aria-roledescription") ?? "";
  if (/checkbox$/i.test(box)) {
    image.replaceWith(/^un/i.test(box) ? "☐ " : "☑ ");
    return true;
  }
  if (!/^\p{Extended_Pictographic}/u.test(alt) || alt.length > 12) return false;
  image.replaceWith(alt);
  return true;
}

/** Pages that load pictures late have the real address beside a stand-in. */
function useLazySource(image: Element): void {
  const late = image.getAttribute("data-src") ?? image.getAttribute("data-original");
  const isStandIn = /^data:|^$|blank|placeholder/i.test(sourceOf(image));
  if (late !== null && isStandIn && /^https?:\/\//i.test(late)) image.setAttribute("src", late);
}

function cleanAttributes(image: Element, address: string): void {
  const alt = (image.getAttribute("alt") ?? "")
    .replace(
      /\s*(?:Description automatically generated|AI-generated content may be incorrect\.?)(?: with .*)?\s*$/i,
      "",
    )
    .trim();
  const sides = ["width", "height"].flatMap((side) => {
    const length = Math.round(Number.parseFloat(image.getAttribute(side) ?? ""));
    return length > 0 && !image.getAttribute(side)?.includes("%") ? [[side, String(length)]] : [];
  });
  for (const name of image.getAttributeNames()) image.removeAttribute(name);
  image.setAttribute("src", address);
  image.setAttribute("alt", alt);
  for (const [side = "", length = ""] of sides) image.setAttribute(side, length);
}

/** The file of a `data:` URL of a picture. */
function fileOfData(url: string): File | undefined {
  const [, type = "", isBase64, data = ""] =
    /^data:(image\/[a-z0-9.+-]+)(?:;[^;,]*)*?(;base64)?,(.*)$/is.exec(url) ?? [];
  // An SVG may hold scripts; the server accepts none.
  if (type === "" || /svg/i.test(type)) return undefined;
  try {
    const text = isBase64 ? atob(data.replaceAll(/\s/g, "")) : decodeURIComponent(data);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const ending = type.toLowerCase() === "image/jpeg" ? "jpg" : type.slice("image/".length);
    return new File([bytes], `picture.${ending}`, { type });
  } catch {
    return undefined;
  }
}
