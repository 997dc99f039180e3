import { once } from "node:events";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { passRequest } from "../../e2e/deployments/pass-request.ts";

const healthCheckMs = 1_000;
/** Checks in a row without an answer after which a server gets no more requests; one that says no gets none at once. */
const SILENCES = 2;

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
    const over = new AbortController();
    const ready = new Set(targets);
    const checks = targets.map((target) => follow(target, readiness, ready, over.signal));
    let turn = 0;
    const server = createServer((request, response) => {
      turn += 1;
      const target = [...ready][turn % Math.max(1, ready.size)];
      if (target === undefined) response.writeHead(502).end();
      else passRequest(target, agent, request, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Balancer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
      over.abort();
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await Promise.all(checks);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close();
  }
}

async function follow(
  target: string,
  readiness: string,
  ready: Set<string>,
  over: AbortSignal,
): Promise<void> {
  for (let silences = 0; !over.aborted;) {
    const isReady = await ask(target + readiness);
    silences = isReady === null ? silences + 1 : 0;
    if (isReady === true) ready.add(target);
    else if (isReady === false || silences >= SILENCES) ready.delete(target);
    await wait(healthCheckMs, undefined, { signal: over }).catch(() => undefined);
  }
}

/** null without an answer in time. */
async function ask(url: string): Promise<boolean | null> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => null,
  );
}
