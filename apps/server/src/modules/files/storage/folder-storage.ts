import { randomUUID } from "node:crypto";
import { access, copyFile, mkdir, open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { assertInside, CHECK_PREFIX, type FileStorage, type StoredFile } from "./file-storage.ts";

/** Files below a folder, which several servers may share. */
export class FolderStorage implements FileStorage {
  readonly place: string;
  readonly responds = true;

  constructor(folder: string) {
    this.place = resolve(folder);
  }

  async store(source: string, path: string): Promise<void> {
    const target = await this.#target(path);
    try {
      await rename(source, target);
    } catch (error) {
      if (codeOf(error) !== "EXDEV") throw error;
      await inPlace(target, (draft) => copyFile(source, draft));
      await rm(source, { force: true });
    }
  }

  async write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await inPlace(await this.#target(path), async (draft) => {
      await using file = await open(draft, "wx");
      for await (const bytes of content) await file.writeFile(bytes);
      await file.sync();
    });
  }

  async open(path: string): Promise<StoredFile | null> {
    const file = await openExisting(this.#resolve(path));
    if (file === null) return null;
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  }

  async sizeOf(path: string): Promise<number | null> {
    const found = await stat(this.#resolve(path)).catch(ignoreMissing);
    return found?.isFile() ? found.size : null;
  }

  async remove(path: string): Promise<void> {
    await rm(this.#resolve(path), { force: true });
  }

  async lend<T>(path: string, work: (file: string) => Promise<T>): Promise<T | null> {
    const file = this.#resolve(path);
    return (await this.sizeOf(path)) === null ? null : work(file);
  }

  /** A folder that a start has yet to make is fine. */
  async check(): Promise<void> {
    const found = await access(this.place).then(() => true, ignoreMissing);
    if (found === null) return;
    const path = `${CHECK_PREFIX}${randomUUID()}`;
    try {
      await this.write(path, oneByte());
    } finally {
      await this.remove(path);
    }
  }

  close(): void {}

  #resolve(path: string): string {
    return join(this.place, assertInside(path));
  }

  async #target(path: string): Promise<string> {
    const target = this.#resolve(path);
    await mkdir(dirname(target), { recursive: true });
    return target;
  }
}

/** Writes beside a file's place and then renames; a name with a leading dot is never served. */
async function inPlace(target: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(target), `.${randomUUID()}-${basename(target)}`);
  try {
    await write(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

async function openExisting(file: string): Promise<FileHandle | null> {
  return open(file, "r").catch(ignoreMissing);
}

function ignoreMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, "code") : undefined;
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
}
