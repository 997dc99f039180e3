import { randomUUID } from "node:crypto";
import { access, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { PictureProcess } from "./picture-process.ts";
import type { PictureVariant } from "./picture-variants.ts";

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
  readonly #uploadDir: string;
  readonly #process = new PictureProcess();
  readonly #running = new Map<string, Promise<VariantOutcome>>();
  readonly #unable = new LRUCache<string, true>({ max: 10_000 });

  constructor(uploadDir: string) {
    this.#uploadDir = uploadDir;
  }

  /**
   * Makes sure that a variant is in the upload folder. Callers that would wait too long get `busy`; the work goes on.
   */
  async ensure(variant: PictureVariant): Promise<VariantOutcome> {
    const running = this.#running.get(variant.path);
    if (running !== undefined) return patiently(running);
    if (await this.#isThere(variant.path)) return "ready";
    if (!(await this.#isThere(variant.original))) return "missing";
    if (this.#unable.has(variant.original)) return "unable";
    if (this.#running.size >= MAX_QUEUED) return "busy";
    // Another request may have started it while the disk was read.
    return patiently(this.#running.get(variant.path) ?? this.#start(variant));
  }

  close(): void {
    this.#process.close();
  }

  #start(variant: PictureVariant): Promise<VariantOutcome> {
    const made = this.#make(variant).finally(() => this.#running.delete(variant.path));
    this.#running.set(variant.path, made);
    return made;
  }

  async #make({ original, path, width, format }: PictureVariant): Promise<VariantOutcome> {
    const target = join(this.#uploadDir, path);
    // Written beside its place and then renamed; a name with a leading dot is never served.
    const draft = join(dirname(target), `.${randomUUID()}.${format}`);
    const source = join(this.#uploadDir, original);
    if (!(await this.#process.encode({ source, target: draft, width, format }))) {
      await rm(draft, { force: true });
      this.#unable.set(original, true);
      return "unable";
    }
    await rename(draft, target);
    return "ready";
  }

  async #isThere(path: string): Promise<boolean> {
    return access(join(this.#uploadDir, path)).then(
      () => true,
      () => false,
    );
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
