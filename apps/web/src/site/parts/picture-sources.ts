import type { PictureSize, SizedPicture } from "../types.ts";

/** One format that a picture can be had in, as `<source>` names it. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/** The responsive sources of a picture, the smallest format first; empty when the server makes none. */
export function pictureSources(src: string, size: PictureSize | undefined): PictureSource[] {
  if (!size || size.widths.length === 0) return [];
  const { width, widths } = size;
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((at) => `${src}.${at}.${format} ${Math.min(at, width)}w`).join(", "),
  }));
}

/** The size of a picture that an article shows; undefined for one from elsewhere. */
export function sizeAmong(pictures: SizedPicture[] | undefined, address: string) {
  const path = address.replace(/^https?:\/\/[^/]+/i, "");
  return pictures?.find(({ url }) => url === path)?.size;
}

/**
 * The `sizes` of a cropped picture: one that is wider than its frame shows only its middle, and needs a proportionally
 * wider copy.
 *
 * @param room As `sizes` has it, with lengths in `rem` or `vw`.
 */
export function roomFor(room: string, shape: number, size: PictureSize | undefined): string {
  const excess = size ? size.width / size.height / shape : 1;
  if (excess <= 1) return room;
  return room.replace(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_length, value: string, unit: string) => `${Math.ceil(Number(value) * excess)}${unit}`,
  );
}
