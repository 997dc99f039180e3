import { createHash } from "node:crypto";
import { isInside, type FileStorage } from "../modules/files/storage/file-storage.ts";
import { removeFile } from "../modules/files/stored-files.ts";
import { BackupError } from "./backup-error.ts";

/**
 * Writes uploaded files beside existing ones. Their names are unique, so nobody sees them until the database refers to
 * them, and existing files are not touched.
 */
export class FilePlacer {
  readonly #files: FileStorage;
  readonly #added: string[] = [];

  constructor(files: FileStorage) {
    this.#files = files;
  }

  /** @throws BackupError when the path leaves the store, or another file has this name. */
  async place(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    if (!isInside(path)) {
      throw new BackupError(`The backup names a file outside the upload folder: ${path}`);
    }
    const present = await this.#files.open(path);
    if (present === null) {
      await this.#files.write(path, content);
      this.#added.push(path);
    } else if ((await digestOf(present.content)) !== (await digestOf(content))) {
      const place = `${this.#files.place}/${path}`;
      throw new BackupError(`Another file is there already: ${place}. Choose an empty UPLOAD_URL.`);
    }
  }

  /** Deletes what was placed. */
  async undo(): Promise<void> {
    for (const path of this.#added) await this.#files.remove(path);
  }
}

/** Deletes files that no database refers to, with the resized copies of pictures. */
export async function deleteFiles(files: FileStorage, paths: Iterable<string>): Promise<void> {
  for (const path of paths) if (isInside(path)) await removeFile(files, path);
}

async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of content) hash.update(bytes);
  return hash.digest("hex");
}
