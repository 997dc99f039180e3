import { constants, type ReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { variantPaths } from "./picture-variants.ts";

/** Moves a file below the upload folder, also across disks. */
export async function storeFile(source: string, uploadDir: string, path: string): Promise<void> {
  const target = resolve(uploadDir, path);
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(source, target);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, "code") !== "EXDEV") throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL);
    await rm(source, { force: true });
  }
}

/** With its resized copies. */
export async function deleteFile(uploadDir: string, path: string): Promise<void> {
  for (const made of [path, ...variantPaths(path)]) {
    await rm(resolve(uploadDir, made), { force: true });
  }
}

/** null when the file is missing. */
export async function openFile(uploadDir: string, path: string): Promise<ReadStream | null> {
  const file = resolve(uploadDir, path);
  if (!file.startsWith(resolve(uploadDir) + sep)) return null;
  try {
    return (await open(file, "r")).createReadStream();
  } catch {
    return null;
  }
}
