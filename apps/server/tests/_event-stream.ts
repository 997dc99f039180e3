import { setTimeout as wait } from "node:timers/promises";
import type { TestServer } from "./_server.ts";

/** An open event stream of a test. */
export class TestStream implements AsyncDisposable {
  readonly status: number;
  /** Events so far, as `name data`. */
  readonly events: string[] = [];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly #stop: AbortController;

  private constructor(response: Response, stop: AbortController) {
    this.status = response.status;
    this.#stop = stop;
    this.ended = this.#read(response).catch(() => undefined);
  }

  static async open(server: Pick<TestServer, "url" | "config">, token?: string) {
    const stop = new AbortController();
    const response = await fetch(`${server.url}${server.config.apiBase}/api/events`, {
      headers: token === undefined ? {} : { authorization: token },
      signal: stop.signal,
    });
    return new TestStream(response, stop);
  }

  /** Waits until an event contains a text. */
  async saw(text: string, withinMs = 10_000): Promise<void> {
    const until = Date.now() + withinMs;
    while (!this.events.some((event) => event.includes(text))) {
      if (Date.now() > until) throw new Error(`Only ${this.events.join("; ")} came`);
      await wait(10);
    }
  }

  async #read(response: Response): Promise<void> {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + chunk).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (name !== undefined) this.events.push(`${name} ${data}`);
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.ended;
  }
}
