/** An accepted file type. */
export interface FileKind {
  readonly mimeType: string;
  /** What its signature is recognised as; null for a type without one. */
  readonly detected: readonly string[] | null;
  /** Whether a browser may show it inline: pictures only. */
  readonly image: boolean;
}

const image = (mimeType: string): FileKind => ({ mimeType, detected: [mimeType], image: true });
const other = (mimeType: string, ...detected: string[]): FileKind => ({
  mimeType,
  detected: detected.length > 0 ? detected : [mimeType],
  image: false,
});
const unmarked = (mimeType: string): FileKind => ({ mimeType, detected: null, image: false });

const CFB = "application/x-cfb";
const OFFICE = "application/vnd.openxmlformats-officedocument";
const ASF = ["application/vnd.ms-asf", "audio/x-ms-asf", "video/x-ms-asf"];
const REAL = "application/vnd.rn-realmedia";

/** Accepted file types by extension. Markup that a browser runs (HTML, SVG) is not among them. */
export const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  jpg: image("image/jpeg"),
  jpeg: image("image/jpeg"),
  png: image("image/png"),
  bmp: image("image/bmp"),
  gif: image("image/gif"),
  webp: image("image/webp"),
  avif: image("image/avif"),
  pdf: other("application/pdf"),
  docx: other(`${OFFICE}.wordprocessingml.document`),
  xlsx: other(`${OFFICE}.spreadsheetml.sheet`),
  pptx: other(`${OFFICE}.presentationml.presentation`),
  doc: other("application/msword", CFB),
  xls: other("application/vnd.ms-excel", CFB),
  ppt: other("application/vnd.ms-powerpoint", CFB),
  avi: other("video/x-msvideo", "video/vnd.avi"),
  mp4: other("video/mp4", "video/mp4", "video/x-m4v"),
  wma: other("audio/x-ms-wma", ...ASF),
  rm: other(REAL),
  rmvb: other(REAL),
  flash: other("application/x-shockwave-flash"),
  "3gp": other("video/3gpp"),
  flv: other("video/x-flv"),
  mp3: other("audio/mpeg"),
  wav: other("audio/wav"),
  vcm: unmarked("application/octet-stream"),
  pcm: unmarked("application/octet-stream"),
  zip: other("application/zip"),
  csv: unmarked("text/csv; charset=utf-8"),
  txt: unmarked("text/plain; charset=utf-8"),
};

/** Lowercase, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** By the name's extension; undefined for a type that is not accepted. */
export function kindOf(name: string): FileKind | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(FILE_KINDS, extension) ? FILE_KINDS[extension] : undefined;
}

// Control and format characters, and those that the specification lists; space, dash, underscore, dot and brackets are
// fine.
const SPECIAL = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|#%&{}$!'@+=`]/u;

/** Whether a file name contains characters with a meaning for some system, URL or shell. */
export function hasSpecialCharacters(name: string): boolean {
  return SPECIAL.test(name) || !name.isWellFormed();
}
