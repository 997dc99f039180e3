import { once } from "node:events";
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { isOk } from "./fleet.ts";

const healthCheckMs = 1_000;

/** A balancer as most are: round robin over what its health check finds ready, kept connections, and no retries. */
export class Balancer implements AsyncDisposable {
  readonly url: string;
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  /** @param readiness The path of the health check. */
  static async start(targets: readonly string[], readiness: string): Promise<Balancer> {
    const agent = new Agent({ keepAlive: true, timeout: 60_000 });
    let ready = [...targets];
    let turn = 0;
    const check = async () => {
      const states = await Promise.all(targets.map((target) => isOk(target + readiness)));
      ready = targets.filter((_, index) => states[index]);
    };
    const timer = setInterval(() => void check(), healthCheckMs);
    const server = createServer((request, response) => {
      turn += 1;
      const target = ready[turn % Math.max(1, ready.length)];
      if (target === undefined) response.writeHead(502).end();
      else pass(target, agent, request, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Balancer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close();
  }
}

function pass(
  target: string,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url = "/", headers } = request;
  const { connection: _connection, ...others } = headers;
  const upstream = ask(target + url, { method, headers: others, agent }, (reply) => {
    const { connection: _hop, "keep-alive": _alive, ...replied } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, replied);
    reply.pipe(response);
  });
  upstream.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(upstream);
}
