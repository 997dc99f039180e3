import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import pidusage from "pidusage";

/** A server in a process of its own. */
export class MeasuredServer implements AsyncDisposable {
  readonly name: string;
  /** Such as `http://127.0.0.1:43117`. */
  readonly origin: string;
  readonly #child: ChildProcess;

  constructor(name: string, origin: string, child: ChildProcess) {
    this.name = name;
    this.origin = origin;
    this.#child = child;
  }

  /** What it occupies of the machine's memory, and the milliseconds it has computed so far. */
  async usage(): Promise<{ megabytes: number; processorMs: number }> {
    const { memory, ctime } = await pidusage(this.#child.pid ?? 0);
    return { megabytes: memory / 2 ** 20, processorMs: ctime };
  }

  /** Watches its memory while something goes on; gives the highest it came to. */
  async peakDuring<T>(work: Promise<T>): Promise<{ result: T; megabytes: number }> {
    let peak = 0;
    const look = async () => {
      peak = Math.max(peak, (await this.usage()).megabytes);
    };
    const timer = setInterval(() => void look(), 250);
    try {
      const result = await work;
      await look();
      return { result, megabytes: peak };
    } finally {
      clearInterval(timer);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
