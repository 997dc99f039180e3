/** The extensions of each kind of file; "all" takes any. */
export const fileExtensions = {
  file: ["docx", "doc", "xlsx", "xls", "ppt", "pptx", "pdf"],
  video: ["avi", "mp4", "wma", "rmvb", "rm", "flash", "3gp", "flv"],
  audio: ["mp3", "wav", "vcm", "pcm"],
  img: ["jpg", "png", "bmp", "jpeg"],
  all: [],
} as const satisfies Record<string, readonly string[]>;

/** A kind of file. */
export type FileKind = keyof typeof fileExtensions;

/** What may be uploaded. */
export interface FileRules {
  /** "all" by default. */
  readonly kind?: FileKind;
  /** Takes `image/*` only, and speaks of images. */
  readonly imagesOnly?: boolean;
  /** In MB; 0, the default, means any size. */
  readonly maxSizeMb?: number;
  /** How many files there may be; 3 by default. */
  readonly limit?: number;
}

/** How many files there may be by default. */
export const defaultFileLimit = 3;

/** Tells whether a name has an extension of the kind, in any case of letters. */
export function hasExtensionOf(kind: FileKind, fileName: string): boolean {
  if (kind === "all") return true;
  const dot = fileName.lastIndexOf(".");
  const extension = fileName.slice(dot + 1).toLowerCase();
  return dot !== -1 && fileExtensions[kind].some((known) => known === extension);
}

/** The `accept` of a file input, from the same rules that check the files; undefined takes any. */
export function acceptOf({ kind = "all", imagesOnly = false }: FileRules): string | undefined {
  if (kind !== "all") return fileExtensions[kind].map((extension) => `.${extension}`).join(",");
  return imagesOnly ? "image/*" : undefined;
}
