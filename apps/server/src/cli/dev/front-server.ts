import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const idle = Symbol("idle");

/** Owns the port while apps are replaced behind it. Requests without an app wait for the next one. */
export class FrontServer {
  readonly http = createServer((request, response) => void this.#pass(request, response));
  #app = Promise.withResolvers<Server>();
  #holds = true;
  readonly #running = new Set<ServerResponse>();

  /** @returns The URL. */
  async listen(host: string, port: number): Promise<string> {
    this.http.listen(port, host);
    await once(this.http, "listening");
    const { address, family, port: taken } = this.http.address() as AddressInfo;
    return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
  }

  /** Queues requests from now on. */
  hold(): void {
    if (this.#holds) return;
    this.#holds = true;
    this.#app = Promise.withResolvers();
  }

  /** Passes queued and new requests to an app. */
  passTo(app: Server): void {
    this.#holds = false;
    this.#app.resolve(app);
  }

  /** Waits until every request that was passed on is answered, or for the timeout. */
  async answered(timeoutMs: number): Promise<void> {
    if (this.#running.size === 0) return;
    const signal = AbortSignal.timeout(timeoutMs);
    await once(this.http, idle, { signal }).catch(() => undefined);
  }

  /** Refuses new requests, and drains those that were passed on. */
  async close(timeoutMs: number): Promise<void> {
    this.http.close();
    await this.answered(timeoutMs);
    this.http.closeAllConnections();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const app = await this.#app.promise;
    this.#running.add(response);
    response.once("close", () => {
      this.#running.delete(response);
      if (this.#running.size === 0) this.http.emit(idle);
    });
    app.emit("request", request, response);
  }
}
