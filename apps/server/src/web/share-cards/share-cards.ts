import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { PictureProcess } from "../../modules/files/picture-process.ts";
import type { FileStorage } from "../../modules/files/storage/file-storage.ts";
import { CARD, drawCard } from "./draw-card.ts";
import { canDraw, installedFonts, type FontCoverage } from "./installed-fonts.ts";
import type { PageFacts } from "./page-facts.ts";

/** More would wait longer than their readers do. */
const MAX_WAITING = 16;
/** About a hundred kilobytes each. */
const KEPT = 100;
const own = /^\/files\/(.+)$/;

/** How the company looks on a card. */
export interface CardBrand {
  /** As `#rrggbb`. */
  accent: string;
  /** A square PNG. */
  logo: Buffer | null;
}

interface ShareCardsOptions {
  files: FileStorage;
  /** Where cards are made. */
  tempDir: string;
}

/** Too many cards are being made. */
export class ShareCardsBusyError extends Error {}

/**
 * Draws the pictures that link previews show of pages, one at a time in a process of low priority, and keeps the latest. What
 * a card shows is its key, so a changed page gets another one.
 */
export class ShareCards {
  readonly #options: ShareCardsOptions;
  readonly #process = new PictureProcess();
  readonly #made = new LRUCache<string, Promise<Buffer | null>>({ max: KEPT });
  #waiting = 0;
  #fonts: Promise<FontCoverage> | undefined;

  constructor(options: ShareCardsOptions) {
    this.#options = options;
  }

  /**
   * A JPEG; null when none can be made.
   *
   * @throws ShareCardsBusyError
   */
  async jpeg(page: PageFacts, brand: CardBrand): Promise<Buffer | null> {
    const key = JSON.stringify([page, brand.accent, brand.logo?.length]);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    if (this.#waiting >= MAX_WAITING) throw new ShareCardsBusyError("Too many share cards");
    this.#waiting += 1;
    const made = this.#make(page, brand).finally(() => (this.#waiting -= 1));
    this.#made.set(key, made);
    // Once the store is back, the next request tries again.
    made.catch(() => this.#made.delete(key));
    return made;
  }

  close(): void {
    this.#process.close();
  }

  async #make({ title, brand, picture }: PageFacts, look: CardBrand): Promise<Buffer | null> {
    const fonts = await (this.#fonts ??= installedFonts());
    const drawable = (text: string) => (text !== "" && canDraw(text, fonts) ? text : null);
    const drawing = drawCard({ title: drawable(title), brand: drawable(brand), ...look });
    const path = own.exec(picture ?? "")?.[1];
    const over =
      path === undefined
        ? null
        : await this.#options.files.lend(path, (source) => this.#encode(source, drawing));
    return over ?? this.#encode(null, drawing);
  }

  async #encode(source: string | null, drawing: string): Promise<Buffer | null> {
    const { tempDir } = this.#options;
    await mkdir(tempDir, { recursive: true });
    const target = join(tempDir, `${randomUUID()}.jpg`);
    try {
      const isMade = await this.#process.encode({ source, target, drawing, card: CARD });
      return isMade ? await readFile(target) : null;
    } finally {
      await rm(target, { force: true });
    }
  }
}
