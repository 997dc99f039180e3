/** Widths that pictures are kept at besides their own: few, so that nobody can fill the disk by asking for more. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** What a smaller copy is encoded as. */
export const VARIANT_FORMATS = ["avif", "webp"] as const;

/** Larger pictures cost a reader's device too much memory, and the server too, however few bytes they are sent in. */
export const MAX_PIXELS = 50_000_000;

/** A smaller copy of an uploaded picture. */
export interface PictureVariant {
  /** The picture's path below the upload folder. */
  original: string;
  /** Its own path: it lies beside the picture, under its name with `.<width>.<format>` added. */
  path: string;
  width: number;
  format: (typeof VARIANT_FORMATS)[number];
}

/** Types that are made smaller. The others would lose their movement, or the image library does not read them. */
const SHRUNK = new Set(["image/jpeg", "image/png", "image/webp"]);
const ADDRESS = new RegExp(
  String.raw`^(\d{4}/\d{2}/[0-9a-f-]{36}\.(?:jpe?g|png|webp))\.(${VARIANT_WIDTHS.join("|")})\.(${VARIANT_FORMATS.join("|")})$`,
);

/** The variant that a path below the upload folder stands for; null when it is none the server makes. */
export function readVariant(path: string): PictureVariant | null {
  const [, original, width, format] = ADDRESS.exec(path) ?? [];
  if (original === undefined) return null;
  return { original, path, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}

/** Paths of all the variants that a file may have. */
export function variantPaths(original: string): string[] {
  return VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => `${original}.${width}.${format}`),
  );
}

/** Widths that a picture is worth having at: those below its own, and the next one, which stands for its own. */
export function variantWidths(mimeType: string, width: number): number[] {
  if (!SHRUNK.has(mimeType)) return [];
  return VARIANT_WIDTHS.filter((_width, index) => (VARIANT_WIDTHS[index - 1] ?? 0) < width);
}
