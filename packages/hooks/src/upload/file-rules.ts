/**
 * The extensions of each kind of file (specification section 5); "all" accepts any. "picture" is what browsers show:
 * "img" with the types that the specification's list leaves out.
 *
 * @example
 * fileExtensions.img; // ["jpg", "png", "bmp", "jpeg"]
 */
export const fileExtensions = {
  file: ["docx", "doc", "xlsx", "xls", "ppt", "pptx", "pdf"],
  video: ["avi", "mp4", "wma", "rmvb", "rm", "flash", "3gp", "flv"],
  audio: ["mp3", "wav", "vcm", "pcm"],
  img: ["jpg", "png", "bmp", "jpeg"],
  picture: ["jpg", "jpeg", "png", "gif", "webp", "avif", "bmp"],
  all: [],
} as const satisfies Record<string, readonly string[]>;

/**
 * A kind of file.
 *
 * @example
 * const kinds: FileKind[] = ["img", "video"];
 */
export type FileKind = keyof typeof fileExtensions;

/**
 * What may be uploaded.
 *
 * @example
 * const rules: FileRules = { kind: "img", imagesOnly: true, maxSizeMb: 5, limit: 9 };
 */
export interface FileRules {
  /** "all" by default. */
  readonly kind?: FileKind;
  /** Accepts `image/*` only, and says images in messages. */
  readonly imagesOnly?: boolean;
  /** In MB; 0, the default, means any size. */
  readonly maxSizeMb?: number;
  /** The maximum number of files; 3 by default. */
  readonly limit?: number;
}

/**
 * The default maximum number of files (specification section 9).
 *
 * @example
 * const isFull = files.length >= defaultFileLimit;
 */
export const defaultFileLimit = 3;

/**
 * Whether a name has an extension of the kind, case-insensitively.
 *
 * @example
 * hasExtensionOf("img", "Harbour.JPG"); // true
 */
export function hasExtensionOf(kind: FileKind, fileName: string): boolean {
  if (kind === "all") return true;
  const dot = fileName.lastIndexOf(".");
  const extension = fileName.slice(dot + 1).toLowerCase();
  return dot !== -1 && fileExtensions[kind].some((known) => known === extension);
}

/**
 * The `accept` of a file input, from the same rules that check the files; undefined accepts any.
 *
 * @example
 * acceptOf({ kind: "audio" }); // ".mp3,.wav,.vcm,.pcm"
 */
export function acceptOf({ kind = "all", imagesOnly = false }: FileRules): string | undefined {
  if (kind !== "all") return fileExtensions[kind].map((extension) => `.${extension}`).join(",");
  return imagesOnly ? "image/*" : undefined;
}
