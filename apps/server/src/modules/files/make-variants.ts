import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { entryLimit } from "../../kernel/entry-limit.ts";
import { KeyedQueue } from "../../kernel/keyed-queue.ts";
import { PictureProcess } from "./picture-process.ts";
import type { PictureVariant } from "./picture-variants.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** `unable`: it can never be made; `busy`: it would take too long; `missing`: there is no such picture. */
export type VariantOutcome = "ready" | "unable" | "busy" | "missing";

/** More would wait longer than their readers do. */
const MAX_QUEUED = 64;
const TIMEOUT_MS = 3000;

/**
 * Makes resized copies of pictures on first request, one at a time and each only once (single-flight), so a flood costs
 * one low-priority process some time, and never more than the fixed set of copies.
 */
export class VariantMaker {
  readonly #files: FileStorage;
  readonly #tempDir: string;
  readonly #process = new PictureProcess();
  /** One picture is lent at a time, too. */
  readonly #queue = new KeyedQueue();
  readonly #running = new Map<string, Promise<VariantOutcome>>();
  readonly #unable = new LRUCache<string, true>(entryLimit(10_000));

  /** @param tempDir Where copies are made before they are stored. */
  constructor(files: FileStorage, tempDir: string) {
    this.#files = files;
    this.#tempDir = tempDir;
  }

  /**
   * Makes sure that a variant is stored. Callers that would wait too long get `busy`; the work goes on.
   *
   * @throws FileStorageError
   */
  async ensure(variant: PictureVariant): Promise<VariantOutcome> {
    const running = this.#running.get(variant.path);
    if (running !== undefined) return patiently(running);
    if ((await this.#files.sizeOf(variant.path)) !== null) return "ready";
    if ((await this.#files.sizeOf(variant.original)) === null) return "missing";
    if (this.#unable.has(variant.original)) return "unable";
    if (this.#running.size >= MAX_QUEUED) return "busy";
    // Another request may have started it while the store was asked.
    return patiently(this.#running.get(variant.path) ?? this.#start(variant));
  }

  close(): void {
    this.#process.close();
  }

  #start(variant: PictureVariant): Promise<VariantOutcome> {
    const made = this.#queue
      .run("make", () => this.#make(variant))
      .finally(() => this.#running.delete(variant.path));
    // Whoever waits sees a failure; when nobody does any more, the next request tries again.
    made.catch(() => undefined);
    this.#running.set(variant.path, made);
    return made;
  }

  async #make({ original, path, width, format }: PictureVariant): Promise<VariantOutcome> {
    await mkdir(this.#tempDir, { recursive: true });
    const target = join(this.#tempDir, `${randomUUID()}.${format}`);
    try {
      const isMade = await this.#files.lend(original, (source) =>
        this.#process.encode({ source, target, width, format }),
      );
      if (isMade === null) return "missing";
      if (!isMade) {
        this.#unable.set(original, true);
        return "unable";
      }
      await this.#files.store(target, path);
      return "ready";
    } finally {
      await rm(target, { force: true });
    }
  }
}

async function patiently(made: Promise<VariantOutcome>): Promise<VariantOutcome> {
  const { promise, resolve } = Promise.withResolvers<VariantOutcome>();
  const timer = setTimeout(() => resolve("busy"), TIMEOUT_MS);
  try {
    return await Promise.race([made, promise]);
  } finally {
    clearTimeout(timer);
  }
}
