import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../../apps/server/src/atrium.ts");
const measure = join(import.meta.dirname, "_measure.ts");

/** How long the event loop stood still. */
export interface Stall {
  /** As `monitorEventLoopDelay` sees it: by the clock, with the times when other programs had the processor. */
  delayMs: number;
  /** The most that the main thread worked between two turns of the loop. */
  busiestMs: number;
}

/** The shipped program in a process of its own, which measures itself. */
export class MeasuredServer implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #dataDir: string;

  private constructor(url: string, child: ChildProcess, dataDir: string) {
    this.url = url;
    this.#child = child;
    this.#dataDir = dataDir;
  }

  static async start(env: Record<string, string>): Promise<MeasuredServer> {
    const dataDir = mkdtempSync(join(tmpdir(), "atrium-stalls-"));
    const child = spawn(process.execPath, ["--import", measure, program, "start"], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: "0", WEB_ENTRY: "none", ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => (output += String(chunk)));
    }
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    const address = /http:\/\/127\.0\.0\.1:\d+/;
    while (!output.includes("Ctrl-C stops")) {
      if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return new MeasuredServer(address.exec(output)?.[0] ?? "", child, dataDir);
  }

  /** Stalls while `work` goes on. */
  async stallOf(work: () => Promise<unknown>): Promise<Stall> {
    await this.#ask("reset");
    await work();
    return (await this.#ask("stall")) as Stall;
  }

  /** Bytes on the heap that are in use. */
  async heapBytes(): Promise<number> {
    return ((await this.#ask("memory")) as { heapBytes: number }).heapBytes;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#child, "close");
    this.#child.kill("SIGKILL");
    await ended;
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #ask(question: string): Promise<unknown> {
    const answer = once(this.#child, "message");
    this.#child.send(question);
    const [message] = await answer;
    return message;
  }
}
