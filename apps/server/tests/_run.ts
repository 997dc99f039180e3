import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The sources, or the built program of `npm test`, which starts in a quarter of the time. */
const program = process.env["ATRIUM_PROGRAM"] ?? join(import.meta.dirname, "../src/atrium.ts");

export interface RunEnv {
  DATA_DIR: string;
  [name: string]: string;
}

/** Runs the command line in a process of its own. */
export class Run {
  output = "";
  #isOver = false;
  readonly #child;
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[], env: RunEnv) {
    this.#child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, PORT: "0", WEB_ENTRY: "none", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout.on("data", (chunk) => (this.output += String(chunk)));
    this.#child.stderr.on("data", (chunk) => (this.output += String(chunk)));
    this.ended = once(this.#child, "close").then(([code]) => {
      this.#isOver = true;
      return code as number | null;
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /**
   * Waits for output.
   *
   * @throws Error when the process ends without it.
   */
  async saying(text: string): Promise<void> {
    while (!this.#isOver && !this.output.includes(text)) await wait(20);
    if (!this.output.includes(text)) throw new Error(`It said only: ${this.output}`);
  }

  /** The server's URL, once it listens. */
  async listening(): Promise<string> {
    await this.saying("Ctrl-C stops");
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0] ?? "";
  }
}

/** Runs a command to its end. */
export async function run(args: readonly string[], env: RunEnv) {
  const command = new Run(args, env);
  return { code: await command.ended, output: command.output };
}
