import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { uuidv7 } from "uuidv7";
import { messages } from "../kernel/messages/index.ts";
import type { AppError } from "../kernel/app-error.ts";
import { failure } from "./envelope.ts";
import { toAppError } from "./to-app-error.ts";

/** Makes every failure a response in the envelope. */
export function sendErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler(sendError);
}

/** Answers with the failure envelope; server errors go to the log with their cause. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const undeclared = request.routeOptions.config.checkFailure?.(toAppError(thrown)) ?? null;
  const error = undeclared ?? thrown;
  const refusal = toAppError(error);
  logFault(refusal, error, request.log);
  if (refusal.details.retryAfter !== undefined) {
    void reply.header("retry-after", String(refusal.details.retryAfter));
  }
  // The response schema describes successes; a failure is serialised without it.
  const body = JSON.stringify(failure(refusal, request.id));
  void reply
    .code(refusal.status)
    .header("content-type", "application/json; charset=utf-8")
    .serializer((text: string) => text)
    .send(body);
}

function logFault(refusal: AppError, error: unknown, log: FastifyBaseLogger): void {
  if (refusal.status === 503) log.warn({ err: error }, refusal.message);
  else if (refusal.status === 500) log.error({ err: error }, "A request failed");
}

const rawStatuses: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", messages.request.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", messages.request.tooSlow],
};

/** Answers a malformed HTTP request, then closes the connection. */
export function respondToBrokenHttp(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, message] = rawStatuses[error.code ?? ""] ?? [
    400,
    "Bad Request",
    messages.request.invalidHttp,
  ];
  const body = JSON.stringify({
    success: false,
    code: 1,
    message,
    errorCode: "VALIDATION_FAILED",
    result: null,
    requestId: uuidv7(),
  });
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  // Only the raw bytes contain the method.
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString("latin1", 0, 5) === "HEAD ";
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", isHead ? "" : body].join("\r\n"));
}
