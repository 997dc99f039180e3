import { Agent, request as startRequest, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** A raw request: nothing is escaped, completed or validated. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What came back. */
export interface WireReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A reply that takes longer never comes, however busy the machine is. */
const replyTimeoutMs = 120_000;

/** Keep-alive connections to a server. */
export class Wire {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a request; once more when the server closed the idle connection it was sent on. */
  async send(request: WireRequest): Promise<WireReply> {
    const { method, address, headers, body } = request;
    const { promise, resolve, reject } = Promise.withResolvers<WireReply | "again">();
    const { hostname, port } = new URL(this.#origin);
    const outgoing = startRequest({
      hostname,
      port,
      method,
      path: address,
      agent: this.#agent,
      headers: { ...(body && { "content-length": String(body.length) }), ...headers },
      signal: AbortSignal.timeout(replyTimeoutMs),
    });
    outgoing.on("response", (incoming) => {
      buffer(incoming).then((bytes) => {
        const { statusCode: status = 0, headers: received } = incoming;
        resolve({ status, headers: received, body: bytes });
      }, reject);
    });
    outgoing.on("error", (error) => (outgoing.reusedSocket ? resolve("again") : reject(error)));
    outgoing.end(body ?? undefined);
    const reply = await promise;
    return reply === "again" ? this.send(request) : reply;
  }

  close(): void {
    this.#agent.destroy();
  }
}
