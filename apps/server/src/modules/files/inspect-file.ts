import { open } from "node:fs/promises";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { kindOf, type FileKind } from "./file-types.ts";
import { MAX_PIXELS } from "./picture-variants.ts";

/** What the bytes of an accepted file say. */
export interface InspectedFile {
  kind: FileKind;
  /** Pixels after EXIF rotation; null unless it is a picture. */
  width: number | null;
  height: number | null;
}

const REAL_MEDIA = Buffer.from(".RMF");

/**
 * Checks that extension and signature agree, and that a picture is readable and not too large.
 *
 * @throws AppError `FILE_TYPE`, or `FILE_TOO_LARGE` for too many pixels.
 */
export async function inspectFile(path: string, name: string): Promise<InspectedFile> {
  const kind = kindOf(name);
  if (!kind || !(await isOfKind(path, kind))) throw wrongType();
  if (!kind.image) return { kind, width: null, height: null };
  const { width, height } = await pictureSize(path, kind);
  if (width * height > MAX_PIXELS) {
    throw new AppError("FILE_TOO_LARGE", messages.files.tooManyPixels);
  }
  return { kind, width, height };
}

async function isOfKind(path: string, kind: FileKind): Promise<boolean> {
  const detected = await detect(path);
  if (kind.detected === null) {
    return detected === null && (!kind.mimeType.startsWith("text/") || (await isPlainText(path)));
  }
  return detected !== null && kind.detected.includes(detected);
}

async function detect(path: string): Promise<string | null> {
  const head = await readHead(path, 4);
  if (head.equals(REAL_MEDIA)) return "application/vnd.rn-realmedia";
  // Loaded with the first upload, like the image library: they take memory that an idle site does not need.
  const { fileTypeFromFile } = await import("file-type");
  const found = await fileTypeFromFile(path);
  return found?.mime ?? null;
}

async function isPlainText(path: string): Promise<boolean> {
  const head = await readHead(path, 64 * 1024);
  // The last character may be incomplete.
  const text = new TextDecoder("utf-8").decode(head, { stream: true });
  return !text.includes("\0") && !text.includes("\uFFFD");
}

async function pictureSize(path: string, kind: FileKind) {
  if (kind.mimeType === "image/bmp") return bitmapSize(path);
  const { default: sharp } = await import("sharp");
  try {
    // Only the header is read, so the pixels are checked here for a precise error.
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    throw wrongType();
  }
}

/** The one picture format that the image library does not read: both sizes are in its header. */
async function bitmapSize(path: string) {
  const head = await readHead(path, 26);
  if (head.length < 26) throw wrongType();
  return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) };
}

async function readHead(path: string, length: number): Promise<Buffer> {
  await using file = await open(path, "r");
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

function wrongType(): AppError {
  return new AppError("FILE_TYPE", messages.files.wrongFormat);
}
