import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { uuidv7 } from "uuidv7";
import { withoutBidiControls } from "../kernel/bidi-controls.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import type { UploadedFile, UploadForm } from "../modules/upload-form.ts";
import { findAppError } from "./to-app-error.ts";

export interface FormOptions {
  folder: string;
  /** Of the whole body; the parts are bounded by it as they arrive. */
  maxBytes: number;
  maxFileBytes: number;
}

const maxFields = 20;
const maxNameLength = 100;
const maxFieldBytes = 64 * 1024;

/**
 * Reads a whole multipart body; a refused one leaves no file behind.
 *
 * @throws AppError `VALIDATION_FAILED` for a malformed body, `FILE_TOO_LARGE`, `PAYLOAD_TOO_LARGE`.
 */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<UploadForm> {
  if (Number(request.headers["content-length"] ?? 0) > options.maxBytes) {
    throw announcedTooLarge(options);
  }
  const form: UploadForm = { fields: {}, file: null };
  try {
    const limits = {
      fields: maxFields,
      files: 2,
      parts: maxFields + 2,
      fieldSize: Math.min(maxFieldBytes, options.maxBytes),
      fileSize: Math.min(options.maxFileBytes, options.maxBytes),
      headerPairs: 20,
    };
    for await (const part of request.parts({ limits })) await readPart(form, part, options);
    return form;
  } catch (error) {
    await discardForm(form);
    throw refusal(error);
  }
}

/** Where a whole file is admitted, only the file can exceed the bound. */
function announcedTooLarge({ maxBytes, maxFileBytes }: FormOptions): AppError {
  return maxBytes > maxFileBytes
    ? new AppError("FILE_TOO_LARGE", messages.files.tooLarge)
    : new AppError("PAYLOAD_TOO_LARGE", messages.form.tooLarge);
}

/** Deletes the temporary file unless it was moved. */
export async function discardForm(form: UploadForm): Promise<void> {
  if (form.file !== null) await rm(form.file.path, { force: true });
}

async function readPart(form: UploadForm, part: Multipart, options: FormOptions): Promise<void> {
  if (part.type === "file") await saveFile(form, part, options);
  else addField(form, part);
}

function addField(form: UploadForm, part: MultipartValue): void {
  const name = checkName(part.fieldname);
  if (part.valueTruncated || typeof part.value !== "string") {
    throw new AppError("PAYLOAD_TOO_LARGE", messages.form.fieldTooLarge);
  }
  if (!isText(part.value)) throw malformed();
  if (Object.hasOwn(form.fields, name)) throw malformed();
  form.fields[name] = withoutBidiControls(part.value);
}

async function saveFile(
  form: UploadForm,
  part: MultipartFile,
  options: FormOptions,
): Promise<void> {
  try {
    if (form.file !== null) throw new AppError("VALIDATION_FAILED", messages.form.oneFile);
    const field = checkName(part.fieldname);
    // An empty file input sends a part without a file name.
    const name = part.filename ?? "";
    if (!isText(name) || name.includes("\uFFFD")) {
      throw new AppError("FILE_NAME", messages.files.invalidName);
    }
    await mkdir(options.folder, { recursive: true });
    const path = join(options.folder, uuidv7());
    form.file = { path, field, name, size: 0, claimedType: part.mimetype, sha256: "" };
    await store(part, form.file);
  } catch (error) {
    part.file.resume();
    throw error;
  }
}

async function store(part: MultipartFile, file: UploadedFile): Promise<void> {
  const hash = createHash("sha256");
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      file.size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(file.path, { flags: "wx", mode: 0o600 }));
  if (part.file.truncated) throw new AppError("FILE_TOO_LARGE", messages.files.tooLarge);
  file.sha256 = hash.digest("hex");
}

function checkName(name: string | undefined): string {
  if (name === undefined || name === "" || name.length > maxNameLength || !isText(name)) {
    throw malformed();
  }
  return name;
}

function isText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The parser throws plain errors for malformed bodies: an unknown one is the client's fault. */
function refusal(error: unknown): AppError {
  const known = findAppError(error);
  if (known !== null) return known;
  const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") {
    return new AppError("FILE_TOO_LARGE", messages.files.tooLarge, { cause: error });
  }
  if (status === 413) {
    return new AppError("PAYLOAD_TOO_LARGE", messages.form.tooLarge, { cause: error });
  }
  if (code === "ENOSPC") {
    return new AppError("UNAVAILABLE", messages.server.noDiskSpace, { cause: error });
  }
  return malformed(error);
}

function malformed(cause?: unknown): AppError {
  return new AppError("VALIDATION_FAILED", messages.form.invalid, { cause });
}
