/** A fixed set, so that nobody can fill the disk by requesting more. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;

export const VARIANT_FORMATS = ["avif", "webp"] as const;

/** Larger pictures cost a reader's device and the server too much memory, however small the file is. */
export const MAX_PIXELS = 50_000_000;

/** A resized copy of an uploaded picture. */
export interface PictureVariant {
  /** The picture's path below the upload folder. */
  original: string;
  /** Its own path: beside the picture, with `.<width>.<format>` added. */
  path: string;
  width: number;
  format: (typeof VARIANT_FORMATS)[number];
}

/** Types that can be resized. Others would lose their animation, or the image library does not read them. */
const SHRUNK = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
const ADDRESS = new RegExp(
  String.raw`^(\d{4}/\d{2}/[0-9a-f-]{36}\.(?:jpe?g|png|webp|avif))\.(${VARIANT_WIDTHS.join("|")})\.(${VARIANT_FORMATS.join("|")})$`,
);

/** Parses a path below the upload folder; null when the server makes no such variant. */
export function readVariant(path: string): PictureVariant | null {
  const [, original, width, format] = ADDRESS.exec(path) ?? [];
  if (original === undefined) return null;
  return { original, path, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}

/** All possible variants of a file. */
export function variantPaths(original: string): string[] {
  return VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => `${original}.${width}.${format}`),
  );
}

/** Whether the server makes other pictures of one of this type: smaller, or cropped. */
export function isResizable(mimeType: string): boolean {
  return SHRUNK.has(mimeType);
}

/** Widths below the picture's own, and the next one, which stands for the original width. */
export function variantWidths(mimeType: string, width: number): number[] {
  if (!isResizable(mimeType)) return [];
  return VARIANT_WIDTHS.filter((_width, index) => (VARIANT_WIDTHS[index - 1] ?? 0) < width);
}
