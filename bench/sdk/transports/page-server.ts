/**
 * The other end of the socket: answers every request with the page, after as many milliseconds as its parent said last,
 * and tells its parent the port.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { responseHeaders, pageResponse } from "./page-response.ts";

const body = Buffer.from(pageResponse);
let workMs = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
  const answer = () =>
    response.writeHead(200, { ...responseHeaders, "Content-Length": body.length }).end(body);
  if (workMs === 0) answer();
  else void wait(workMs).then(answer);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", (milliseconds: number) => void (workMs = milliseconds));
process.on("disconnect", () => process.exit());
