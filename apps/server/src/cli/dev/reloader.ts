import { setTimeout as wait } from "node:timers/promises";
import type { FrontServer } from "./front-server.ts";
import type * as OpenAppModule from "./open-app.ts";
import type { OpenApp, Surroundings } from "./open-app.ts";
import type { Sources } from "./sources.ts";

/** An editor saves several files at once, and empties each before it writes it. */
const debounceMs = 50;
const answeringMs = 5_000;

/** What the reloader works with. */
export interface ReloaderOptions {
  sources: Sources;
  front: FrontServer;
  surroundings: Surroundings;
  /** Hears of an app that took over, and of an attempt that failed. */
  onReloaded(ms: number): void;
  onFailed(error: unknown): void;
}

/**
 * Keeps an app of the sources as they are now behind the front server. While a next one is made requests wait; when that
 * fails the last one goes on.
 */
export class Reloader {
  readonly #options: ReloaderOptions;
  #app: OpenApp | null = null;
  #running: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(options: ReloaderOptions) {
    this.#options = options;
  }

  /** Makes the first app. @throws what went wrong. */
  async start(): Promise<void> {
    const started = this.#replace();
    this.#running = started.catch(() => undefined);
    await started;
  }

  /** Makes another app soon. */
  request(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#options.front.hold();
    this.#running = this.#running.then(async () => {
      await wait(debounceMs);
      this.#isDue = false;
      await this.#reload();
    });
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#app?.close();
  }

  async #reload(): Promise<void> {
    const { front, onReloaded, onFailed } = this.#options;
    const started = performance.now();
    front.hold();
    try {
      await this.#replace();
      onReloaded(performance.now() - started);
    } catch (error) {
      if (this.#app !== null) front.passTo(this.#app.server);
      onFailed(error);
    }
  }

  async #replace(): Promise<void> {
    const { sources, front, surroundings } = this.#options;
    const last = this.#app;
    // The path names this very module.
    const { openApp } = (await sources.load("/src/cli/dev/open-app.ts")) as typeof OpenAppModule;
    // An app that is being made clears away what it takes for leftovers of uploads.
    await front.answered(answeringMs);
    this.#app = await openApp(surroundings);
    front.passTo(this.#app.server);
    await last?.close();
  }
}
