/** The other end of the socket: answers every request with the page and tells its parent the port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerHeaders, pageAnswer } from "./page-answer.ts";

const body = Buffer.from(pageAnswer);

const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
  response.writeHead(200, { ...answerHeaders, "Content-Length": body.length }).end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
