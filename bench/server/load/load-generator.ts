import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LoadOrder, LoadResult } from "./load-order.ts";

/** The process that makes the load, waiting for orders. */
export class LoadGenerator implements Disposable {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts the process. */
  static async start(): Promise<LoadGenerator> {
    const child = fork(join(import.meta.dirname, "load-process.ts"));
    await once(child, "message");
    return new LoadGenerator(child);
  }

  /** @throws Error when a request failed. */
  async run(order: LoadOrder): Promise<LoadResult> {
    const ended = new AbortController();
    const { signal } = ended;
    this.#child.send(order);
    const died = once(this.#child, "exit", { signal }).then(() => {
      throw new Error("The load generator ended; its output is above.");
    });
    died.catch(() => {});
    const [answer] = await Promise.race([once(this.#child, "message", { signal }), died]);
    ended.abort();
    return answer;
  }

  [Symbol.dispose](): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
