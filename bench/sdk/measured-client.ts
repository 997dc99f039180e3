import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BatchOrder, BatchTimes } from "./batch.ts";

/** A client that waits in its process for orders. */
export class MeasuredClient implements Disposable {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Starts the process and waits until the client is warm. */
  static async start(name: string, baseUrl: string): Promise<MeasuredClient> {
    const child = fork(join(import.meta.dirname, "client-process.ts"), [name, baseUrl], {
      execArgv: [],
    });
    const client = new MeasuredClient(name, child);
    await client.#answer();
    return client;
  }

  /** Makes the calls, as bare fetch and as the client. */
  async run(order: BatchOrder): Promise<BatchTimes> {
    this.#child.send(order);
    return (await this.#answer()) as BatchTimes;
  }

  [Symbol.dispose](): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  async #answer(): Promise<unknown> {
    const ended = new AbortController();
    const died = once(this.#child, "exit", { signal: ended.signal }).then(() => {
      throw new Error(`The process of ${this.name} ended; its output is above.`);
    });
    const answered = once(this.#child, "message", { signal: ended.signal });
    const [answer] = await Promise.race([answered, died]);
    died.catch(() => {});
    ended.abort();
    return answer;
  }
}
