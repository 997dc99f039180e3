import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { extensionOf } from "./file-types.ts";
import type { FileContent } from "./file-content.ts";
import type { FileRow } from "./media-file.ts";
import { PictureProcess, type PictureRegion } from "./picture-process.ts";
import { isResizable } from "./picture-variants.ts";
import type { Context } from "../operation.ts";
import { newPath } from "./store-upload.ts";

// Idle, it holds no process.
const process = new PictureProcess();

/**
 * Makes a file of a part of a picture. The caller stores it, or deletes it.
 *
 * @throws AppError `FILE_TYPE` for what cannot be cropped, or a field error for a part that is not in the picture.
 */
export async function cropPicture(
  { path, mimeType, width, height }: FileRow,
  region: PictureRegion,
  { files, config }: Pick<Context, "files" | "config">,
  now: Date,
): Promise<FileContent> {
  if (!isResizable(mimeType)) throw notCroppable();
  assertWithin(region, width ?? 0, height ?? 0);
  const id = uuidv7();
  const made = newPath(id, extensionOf(path), now);
  const folder = join(config.dataDir, "tmp");
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${id}.${extensionOf(path)}`);
  try {
    const isMade = await files.lend(path, (source) => process.encode({ source, target, region }));
    if (isMade !== true) throw notCroppable();
    const { size } = await stat(target);
    const sha256 = await digestOf(target);
    await files.store(target, made);
    const { width, height } = region;
    return { path: made, url: `/files/${made}`, size, mimeType, sha256, width, height };
  } finally {
    await rm(target, { force: true });
  }
}

function assertWithin(region: PictureRegion, width: number, height: number): void {
  if (region.left + region.width > width) {
    throw fieldError("width", "maximum", messages.files.outsidePicture);
  }
  if (region.top + region.height > height) {
    throw fieldError("height", "maximum", messages.files.outsidePicture);
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest("hex");
}

function notCroppable(): AppError {
  return new AppError("FILE_TYPE", messages.files.notCroppable);
}
