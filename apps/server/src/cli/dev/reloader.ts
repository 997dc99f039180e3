import { setTimeout as wait } from "node:timers/promises";
import type { FrontServer } from "./front-server.ts";
import type * as OpenAppModule from "./open-app.ts";
import type { OpenApp, SharedResources } from "./open-app.ts";
import type { Sources } from "./sources.ts";

/** An editor saves several files at once, and empties each before it writes it. */
const debounceMs = 50;
const answeringMs = 5_000;

export interface ReloaderOptions {
  sources: Sources;
  front: FrontServer;
  sharedResources: SharedResources;
  /** Called for a new app, and for a failed attempt. */
  onReloaded(ms: number): void;
  onFailed(error: unknown): void;
}

/**
 * Keeps an app of the current sources behind the front server. Requests wait while the next one is created; when that
 * fails, the last one goes on.
 */
export class Reloader {
  readonly #options: ReloaderOptions;
  #app: OpenApp | null = null;
  #running: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(options: ReloaderOptions) {
    this.#options = options;
  }

  /** @throws What went wrong. */
  async start(): Promise<void> {
    const started = this.#replace();
    this.#running = started.catch(() => undefined);
    await started;
  }

  /** Debounced. */
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
    const { sources, front, sharedResources } = this.#options;
    const last = this.#app;
    // The path names this very module.
    const { openApp } = (await sources.load("/src/cli/dev/open-app.ts")) as typeof OpenAppModule;
    // A starting app deletes leftovers of uploads, so no upload may be in flight.
    await front.answered(answeringMs);
    this.#app = await openApp(sharedResources);
    front.passTo(this.#app.server);
    await last?.close();
  }
}
