import { createHash } from "node:crypto";
import type { FilesDigest } from "./site-parts.ts";

/** Hashes files one after the other, as their bytes stream through. */
export class FileDigester {
  readonly #all = createHash("sha256");
  #count = 0;
  #bytes = 0;

  /** Passes the bytes on; the file counts once it is read to the end. */
  async *pass(path: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const own = createHash("sha256");
    for await (const bytes of content) {
      own.update(bytes);
      this.#bytes += bytes.length;
      yield bytes;
    }
    this.#all.update(`${path}\0${own.digest("hex")}\n`);
    this.#count += 1;
  }

  finish(): FilesDigest {
    return { count: this.#count, bytes: this.#bytes, sha256: this.#all.digest("hex") };
  }
}
