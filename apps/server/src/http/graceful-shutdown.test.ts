import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { drainConnections, ShutdownState } from "./graceful-shutdown.ts";

test("a response in flight during shutdown arrives complete and does not delay the exit", async () => {
  const fastify = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  drainConnections(fastify, { shutdown: new ShutdownState() });
  const answer = new PassThrough();
  fastify.get("/", (_request, reply) => reply.send(answer));
  const address = await fastify.listen({ port: 0, host: "127.0.0.1" });
  answer.write("first, ");
  const reply = await fetch(address);
  expect(reply.headers.get("connection")).toBe("keep-alive");

  const closing = fastify.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer.end("last");
  expect(await reply.text()).toBe("first, last");
  await closing;
}, 5_000);
