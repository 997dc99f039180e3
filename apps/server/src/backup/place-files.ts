import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { variantPaths } from "../modules/files/picture-variants.ts";
import { BackupError } from "./backup-error.ts";

/**
 * Writes uploaded files beside existing ones. Their names are unique, so nobody sees them until the database refers to
 * them, and existing files are not touched.
 */
export class FilePlacer {
  readonly #folder: string;
  readonly #added: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws BackupError when the path leaves the folder, or another file has this name. */
  async place(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = resolve(this.#folder, path);
    if (!target.startsWith(resolve(this.#folder) + sep)) {
      throw new BackupError(`The backup names a file outside the upload folder: ${path}`);
    }
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.partial`;
    try {
      const sha256 = await writeWhole(draft, content);
      if (await isThere(target)) await assertSame(target, sha256);
      else {
        await rename(draft, target);
        this.#added.push(target);
      }
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Deletes what was placed. */
  async undo(): Promise<void> {
    for (const path of this.#added) await rm(path, { force: true });
  }
}

/** Deletes files that no database refers to, with the resized copies of pictures. */
export async function deleteFiles(folder: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    const target = resolve(folder, path);
    if (!target.startsWith(resolve(folder) + sep)) continue;
    for (const made of [target, ...variantPaths(target)]) await rm(made, { force: true });
  }
}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(path, "w");
  try {
    for await (const bytes of content) {
      hash.update(bytes);
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function assertSame(path: string, sha256: string): Promise<void> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  if (hash.digest("hex") === sha256) return;
  throw new BackupError(`Another file is there already: ${path}. Choose an empty UPLOAD_URL.`);
}
