import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  articles,
  dataSheet,
  sheetPicture,
  drawPicture,
  makeAttachment,
  pictureNames,
  type DemoAttachment,
  type PictureName,
} from "../index.ts";
import { soldProducts } from "../products.ts";
import { discardFile } from "../../src/modules/files/stored-files.ts";
import type { FileStorage } from "../../src/modules/files/storage/file-storage.ts";
import { storeUpload, type StoredFile } from "../../src/modules/files/store-upload.ts";
import type { Db } from "../../src/db/db.ts";
import type { AttachmentRef } from "../../src/db/schema/articles.ts";
import type { Author } from "../../src/db/stamp.ts";

interface Prepared {
  name: string;
  body: Buffer;
}

export interface DemoFilesOptions {
  /** Where uploaded files go. */
  storage: FileStorage;
  now: Date;
}

/** The demo's pictures and attachments: drawn first, stored like uploads, found by name. */
export class DemoFiles {
  readonly #options: DemoFilesOptions;
  readonly #folder: string;
  readonly #prepared: ReadonlyMap<string, Prepared>;
  readonly #stored = new Map<string, StoredFile>();

  private constructor(
    options: DemoFilesOptions,
    folder: string,
    prepared: ReadonlyMap<string, Prepared>,
  ) {
    this.#options = options;
    this.#folder = folder;
    this.#prepared = prepared;
  }

  /** Draws every picture and attachment before a transaction is open. */
  static async prepare(options: DemoFilesOptions): Promise<DemoFiles> {
    const pictures = await Promise.all(
      pictureNames.map(async (name) => {
        const { webp } = await drawPicture(name);
        return [name, { name: `${name}.webp`, body: webp }] as const;
      }),
    );
    const prepared = new Map<string, Prepared>(pictures);
    for (const attachment of articles.flatMap((article) => article.attachments ?? [])) {
      prepared.set(keyOf(attachment), makeAttachment(attachment));
    }
    for (const product of soldProducts) {
      const shown = product.picture && prepared.get(product.picture);
      const picture = shown && (await sheetPicture(shown.body));
      const sheet = dataSheet(product);
      prepared.set(keyOf(sheet), makeAttachment(sheet, picture || undefined));
    }
    const folder = await mkdtemp(join(tmpdir(), "atrium-demo-"));
    return new DemoFiles(options, folder, prepared);
  }

  /** Stores everything in the upload folder and the database. */
  async store(db: Db, author: Author): Promise<void> {
    const { storage, now } = this.#options;
    for (const [index, [key, { name, body }]] of [...this.#prepared].entries()) {
      const path = join(this.#folder, `${index}`);
      await writeFile(path, body);
      const sha256 = createHash("sha256").update(body).digest("hex");
      const file = { path, name, size: body.length, sha256 };
      const store = { files: storage, quota: null };
      this.#stored.set(key, await storeUpload(db, store, file, author, now, (one) => one));
    }
  }

  url(name: PictureName): string;
  url(name: PictureName | undefined): string | null;
  url(name: PictureName | undefined): string | null {
    return name === undefined ? null : this.#find(name).url;
  }

  /** Replaces `demo:NAME` by the picture's URL and, where missing, its size. */
  withPictures(html: string): string {
    return html.replace(
      /<img\b([^>]*?)src="demo:([^"]+)"([^>]*)>/g,
      (_tag, before, name, after) => {
        const { url, width, height } = this.#find(String(name));
        const rest = `${before}${after}`;
        const size = rest.includes("width=") ? "" : ` width="${width}" height="${height}"`;
        return `<img${before}src="${url}"${size}${after}>`;
      },
    );
  }

  attachment(attachment: DemoAttachment): AttachmentRef {
    const { id, name, url, size, mimeType } = this.#find(keyOf(attachment));
    return { id, name, url, size, mimeType };
  }

  /** Deletes what was stored, after a failure. */
  async discard(): Promise<void> {
    for (const { url } of this.#stored.values()) {
      await discardFile(this.#options.storage, url.replace("/files/", ""));
    }
  }

  async cleanUp(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #find(key: string): StoredFile {
    const file = this.#stored.get(key);
    if (!file) throw new Error(`The demo has no file ${key}`);
    return file;
  }
}

function keyOf({ kind, name }: DemoAttachment): string {
  return `${kind}:${name}`;
}
