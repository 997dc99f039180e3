import {
  request as ask,
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";

/** Passes a request on to a server, as a proxy that retries nothing does; 502 when the server does not answer. */
export function passRequest(
  target: string,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
  more: OutgoingHttpHeaders = {},
): void {
  const { method, url = "/", headers } = request;
  const { connection: _connection, ...others } = headers;
  const upstream = ask(
    target + url,
    { method, headers: { ...others, ...more }, agent },
    (reply) => {
      const { connection: _hop, "keep-alive": _alive, ...replied } = reply.headers;
      response.writeHead(reply.statusCode ?? 502, replied);
      reply.pipe(response);
    },
  );
  upstream.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(upstream);
}
