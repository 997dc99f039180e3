import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readerHeaders, type Visitor } from "../modules/reads/visitor.ts";

/**
 * Answers a Fetch API request through the server's own routes, without a socket. `visitor` is the client it is made
 * for, which rate limits and read counts use; the local machine by default.
 */
export async function injectRequest(
  fastify: FastifyInstance,
  request: Request,
  visitor: Visitor = { address: "127.0.0.1", headers: {} },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.body !== null;
  const reply = await fastify.inject({
    method: methodOf(request),
    url: pathname + search,
    remoteAddress: visitor.address,
    headers: { ...readerHeaders(visitor), ...Object.fromEntries(request.headers) },
    ...(hasBody ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, String(item));
  }
  const empty = [204, 304].includes(reply.statusCode) || request.method === "HEAD";
  return new Response(empty ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers,
  });
}

/** The server's own calls, for a page that it renders or a tool that it runs: nothing else comes without a socket. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket);
}

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;

function methodOf(request: Request): (typeof methods)[number] {
  return methods.find((method) => method === request.method) ?? "GET";
}
