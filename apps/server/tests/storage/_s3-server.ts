import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Env } from "../../src/kernel/config/env.ts";

const bucket = "media";
const suffix = "._S3rver_object";

/** A real S3 server in a process of its own, with one bucket. It can be killed and started again. */
export class S3Server implements AsyncDisposable {
  readonly #folder: string;
  #process: ChildProcess;
  readonly #port: number;

  private constructor(folder: string, started: { process: ChildProcess; port: number }) {
    this.#folder = folder;
    this.#process = started.process;
    this.#port = started.port;
  }

  static async start(): Promise<S3Server> {
    const folder = mkdtempSync(join(tmpdir(), "atrium-s3-"));
    return new S3Server(folder, await launch(folder, 0));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Settings of a server whose files are in the bucket. */
  env(prefix = "site/files", endpoint = this.url): Env & { UPLOAD_URL: string } {
    return {
      UPLOAD_URL: `s3://${bucket}/${prefix}`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    };
  }

  /** Keys of all objects, sorted. */
  keys(): string[] {
    return globSync(`**/*${suffix}`, { cwd: join(this.#folder, bucket) })
      .map((path) => path.slice(0, -suffix.length))
      .sort();
  }

  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await once(this.#process, "exit");
  }

  async restart(): Promise<void> {
    this.#process = (await launch(this.#folder, this.#port)).process;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function launch(folder: string, port: number) {
  const script = join(import.meta.dirname, "_s3-process.ts");
  const child = fork(script, [folder, bucket, String(port)], { execArgv: [] });
  const [listening] = await once(child, "message");
  return { process: child, port: Number(listening) };
}
