import type { FastifyReply, FastifyRequest } from "fastify";
import { JsonText } from "../modules/json-text.ts";
import { Answer, FileAnswer } from "../modules/operation.ts";
import { success, successText } from "./envelope.ts";

const jsonType = "application/json; charset=utf-8";

/** Sends what a handler has returned. `checkReplies`: also JSON text is validated against the contract. */
export function sendOutcome(
  outcome: unknown,
  { checkReplies }: { checkReplies: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (outcome instanceof FileAnswer) return reply.headers(outcome.headers).send(outcome.stream);
  if (outcome instanceof JsonText) {
    if (checkReplies) return success(JSON.parse(outcome.text), request.id);
    return sendText(successText(outcome.text, request.id), reply);
  }
  const headers = outcome instanceof Answer ? outcome.extra.headers : undefined;
  if (headers !== undefined) void reply.headers(headers);
  return envelopeOf(outcome, request.id);
}

/** Sends a whole envelope unchanged. */
export function sendText(text: string, reply: FastifyReply): string {
  void reply.type(jsonType);
  return text;
}

/** The envelope of a result or an `Answer`. */
export function envelopeOf(outcome: unknown, requestId: string): object {
  if (!(outcome instanceof Answer)) return success(outcome, requestId);
  const { message, members } = outcome.extra;
  return { ...success(outcome.result, requestId, message), ...members };
}
