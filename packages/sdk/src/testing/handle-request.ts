import type { FieldError } from "../api-error.ts";
import type { OperationId, Result } from "../method.ts";
import type { Download } from "../models.ts";
import { fakeResult } from "./fake-result.ts";
import { validate, isRecord } from "./validate.ts";
import { operationOf } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { messages } from "./messages.ts";
import { download, refusal, success } from "./replies.ts";
import type { Members } from "./samples.ts";
import type { KnownCall, ReplyContext } from "./shell.ts";
import { flatInput, type TestCall } from "./test-call.ts";

/** The mocked result of an operation: the members that matter, or a function of the call that returns them. */
export type MockResult<Id extends OperationId> =
  | Members<Result<Id>>
  | ((call: TestCall<Id>) => Members<Result<Id>> | Promise<Members<Result<Id>>>);

interface AnswerContext extends ReplyContext {
  answer: MockResult<OperationId> | undefined;
  seed: number;
}

/** Responds to a call: rejects invalid ones, then returns the mocked or generated result. */
export async function handleRequest(call: KnownCall, context: AnswerContext): Promise<Response> {
  const id = call.operationId;
  const { requestId, report } = context;
  const fieldErrors = checkCall(call);
  if (fieldErrors.length > 0) return invalid(fieldErrors, requestId);
  try {
    const given = await giveAnswer(call, context.answer);
    const result = fakeResult({ id, input: flatInput(call), seed: context.seed }, given);
    reportWrongAnswer(id, result, report);
    return isDownload(result) ? download(result) : reply(id, result, requestId);
  } catch (error) {
    report(messages.problem.mockThrew(id, String(error)));
    return refusal(500, { errorCode: "INTERNAL", message: messages.failed }, requestId);
  }
}

const nothing: Schema = { type: "object", additionalProperties: false };

/** The 400 of a call that the contract does not allow. */
export function invalid(fieldErrors: FieldError[], requestId: string): Response {
  const facts = { errorCode: "VALIDATION_FAILED", message: messages.invalid } as const;
  return refusal(400, { ...facts, fieldErrors }, requestId);
}

/** What the contract does not allow in a call. */
export function checkCall(call: KnownCall): FieldError[] {
  const { path = nothing, query = nothing, body } = operationOf(call.operationId);
  return [
    ...validate(path, call.path),
    ...validate(query, call.query),
    ...(body ? validate(body, call.body) : []),
  ];
}

async function giveAnswer(call: KnownCall, answer: AnswerContext["answer"]): Promise<unknown> {
  return typeof answer === "function" ? answer(call) : answer;
}

function reportWrongAnswer(id: OperationId, result: unknown, report: AnswerContext["report"]) {
  const wrong = wrongMembers(id, result);
  if (wrong !== "") report(messages.problem.invalidMock(id, wrong));
}

/** What the contract does not allow in a result, as a sentence; empty when it allows all of it. */
export function wrongMembers(id: OperationId, result: unknown): string {
  const { result: schema } = operationOf(id);
  const faults = schema === undefined ? [] : validate(schema, result);
  return faults.map(({ field, message }) => `${field || "it"} ${message}`).join(", ");
}

/** Whether a result is a file. */
export function isDownload(result: unknown): result is Download {
  return isRecord(result) && result["blob"] instanceof Blob;
}

/** The envelope of a result, with what the operation has beside it. */
export function reply(id: OperationId, result: unknown, requestId: string): Response {
  const beside = operationOf(id).data && isRecord(result) ? { data: result["url"] } : {};
  return success(result, requestId, beside);
}
