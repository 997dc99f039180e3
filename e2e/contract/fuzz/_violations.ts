/** Checks whether a reply is one that the contract declares. */
import type { OperationId } from "@atrium/sdk";
import {
  bodyValidator,
  operations,
  replyValidator,
  schemaValidator,
} from "../../../packages/sdk/tests/_contract.ts";
import type { Effect } from "./_mutation.ts";
import type { WireReply, WireRequest } from "./_wire.ts";

/** A request and its reply. */
export interface Exchange {
  id: OperationId;
  request: WireRequest;
  effects: Set<Effect>;
  reply: WireReply;
}

/** The ways in which a reply violates the contract. */
export function violationsOf(exchange: Exchange): string[] {
  return [
    ...headerViolations(exchange),
    ...statusViolations(exchange),
    ...(exchange.reply.status < 400 ? successViolations(exchange) : failureViolations(exchange)),
  ];
}

function headerViolations({ reply }: Exchange): string[] {
  return when(reply.headers["x-content-type-options"] !== "nosniff", "nosniff is missing");
}

function statusViolations({ id, effects, reply }: Exchange): string[] {
  const { status, headers } = reply;
  const isDeclared = String(status) in operationOf(id).responses;
  if (status === 503) return when(headers["retry-after"] === undefined, "Retry-After is missing");
  if (status >= 500) return ["the server failed"];
  return when(!isDeclared && !effects.has("elsewhere"), `${status} is not documented`);
}

function successViolations({ id, request, effects, reply }: Exchange): string[] {
  if (effects.has("elsewhere")) return [];
  const isWrong = effects.has("wrong") || breaksContract(id, request);
  return [...when(isWrong, "a wrong request succeeded"), ...resultViolations(id, reply)];
}

function resultViolations(id: OperationId, reply: WireReply): string[] {
  const validate = replyValidator(id);
  if (validate === undefined || reply.status === 304) return [];
  const parsed = parse(reply.body);
  return validate(parsed) ? [] : [`the reply is wrong: ${JSON.stringify(validate.errors)}`];
}

function failureViolations({ id, request, effects, reply }: Exchange): string[] {
  if (request.method === "HEAD") return when(reply.body.length > 0, "a HEAD has a body");
  const validate = schemaValidator("Failure");
  const parsed = parse(reply.body);
  if (!validate(parsed)) return [`the failure is wrong: ${JSON.stringify(validate.errors)}`];
  const { errorCode, message } = parsed as { errorCode: string; message: string };
  const codes = [...operationOf(id)["x-error-codes"], "METHOD_NOT_ALLOWED"];
  const isDeclared = codes.includes(errorCode) || effects.has("elsewhere");
  return [
    ...when(!isDeclared, `${errorCode} is not declared`),
    ...when(internals.test(message), `the message reveals internals: ${message}`),
  ];
}

const internals = /node_modules|\bat .+:\d+:\d+|Failed query|select .* from|[$"]\d/i;

/** Whether the request has a JSON body that the contract rejects. */
function breaksContract(id: OperationId, { headers, body }: WireRequest): boolean {
  const validate = bodyValidator(id);
  if (validate === undefined) return false;
  const isOptional = operationOf(id).requestBody?.required !== true;
  if (isOptional && (body === null || body.length === 0)) return false;
  if (!/^application\/json\b/.test(headers["content-type"] ?? "") || body === null) return true;
  return !validate(parse(body));
}

function parse(bytes: Buffer): unknown {
  try {
    // JSON may begin with a byte order mark (RFC 8259, section 8.1); decoding drops it.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function operationOf(id: OperationId) {
  const operation = operations.get(id);
  if (!operation) throw new Error(`there is no ${id}`);
  return operation;
}

function when(isSo: boolean, fault: string): string[] {
  return isSo ? [fault] : [];
}
