import type { FastifyInstance, InjectOptions } from "fastify";

/** Answers a Fetch API request by the server's own routes, without a socket. */
export async function injectRequest(fastify: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.body !== null;
  const reply = await fastify.inject({
    method: request.method as NonNullable<InjectOptions["method"]>,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
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
