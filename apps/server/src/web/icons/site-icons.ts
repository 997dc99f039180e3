import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { PictureProcess } from "../../modules/files/picture-process.ts";
import type { FileStorage } from "../../modules/files/storage/file-storage.ts";

/** A square PNG of the logo. */
export interface IconShape {
  size: number;
  /** What is around it, as a CSS colour; null for nothing. */
  ground: string | null;
}

interface SiteIconsOptions {
  files: FileStorage;
  /** Where icons are made. */
  tempDir: string;
  /** A picture for companies without a logo of their own, absolute. */
  fallback: string;
}

const own = /^\/files\/(.+)$/;

/** Makes the icons of the site from the company's logo, one at a time and each once, and keeps the latest. */
export class SiteIcons {
  readonly #options: SiteIconsOptions;
  readonly #process = new PictureProcess();
  readonly #made = new LRUCache<string, Promise<Buffer | null>>({ max: 24 });

  constructor(options: SiteIconsOptions) {
    this.#options = options;
  }

  get fallback(): string {
    return this.#options.fallback;
  }

  /** A PNG of the logo, or of the fallback where the logo is elsewhere or cannot be read; null when neither can. */
  async png(logo: string | null, shape: IconShape): Promise<Buffer | null> {
    const key = `${logo} ${shape.size} ${shape.ground}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = this.#make(logo, shape);
    this.#made.set(key, made);
    // Once the store is back, the next request tries again.
    made.catch(() => this.#made.delete(key));
    return made;
  }

  close(): void {
    this.#process.close();
  }

  async #make(logo: string | null, shape: IconShape): Promise<Buffer | null> {
    const { files, fallback } = this.#options;
    const path = own.exec(logo ?? "")?.[1];
    const made =
      path === undefined ? null : await files.lend(path, (source) => this.#encode(source, shape));
    return made ?? this.#encode(fallback, shape);
  }

  async #encode(source: string, shape: IconShape): Promise<Buffer | null> {
    const { tempDir } = this.#options;
    await mkdir(tempDir, { recursive: true });
    const target = join(tempDir, `${randomUUID()}.png`);
    try {
      const isMade = await this.#process.encode({ source, target, ...shape });
      return isMade ? await readFile(target) : null;
    } finally {
      await rm(target, { force: true });
    }
  }
}
