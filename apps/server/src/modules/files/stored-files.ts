import type { Log } from "../../kernel/log.ts";
import { variantPaths } from "./picture-variants.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** Removes a file with its resized copies. */
export async function removeFile(files: FileStorage, path: string): Promise<void> {
  await Promise.all([path, ...variantPaths(path)].map((made) => files.remove(made)));
}

/** Removes a file that nothing refers to. One that stays because the store is away does no harm. */
export async function discardFile(
  files: FileStorage,
  path: string,
  log: Pick<Log, "warn"> | null = null,
): Promise<void> {
  try {
    await removeFile(files, path);
  } catch (err) {
    log?.warn({ err, path }, "A file that nothing refers to could not be removed");
  }
}
