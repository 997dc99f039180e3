import type { OperationId, Result } from "../method.ts";
import type { Download } from "../models.ts";
import { fakeResult } from "./fake-result.ts";
import { validate, isRecord } from "./validate.ts";
import { operationOf } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { messages } from "./messages.ts";
import { download, refusal, success } from "./replies.ts";
import type { Members } from "./samples.ts";
import { flatInput, type TestCall } from "./test-call.ts";

/** The mocked result of an operation: the members that matter, or a function of the call that returns them. */
export type MockResult<Id extends OperationId> =
  | Members<Result<Id>>
  | ((call: TestCall<Id>) => Members<Result<Id>> | Promise<Members<Result<Id>>>);

type KnownCall = TestCall & { operationId: OperationId };

interface AnswerContext {
  answer: MockResult<OperationId> | undefined;
  seed: number;
  requestId: string;
  /** Reports to the test what it got wrong. */
  report: (problem: string) => void;
}

/** Responds to a call: rejects invalid ones, then returns the mocked or generated result. */
export async function handleRequest(call: KnownCall, context: AnswerContext): Promise<Response> {
  const id = call.operationId;
  const { requestId, report } = context;
  const fieldErrors = checkCall(call);
  if (fieldErrors.length > 0) {
    const facts = { errorCode: "VALIDATION_FAILED", message: messages.invalid } as const;
    return refusal(400, { ...facts, fieldErrors }, requestId);
  }
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

function checkCall(call: KnownCall) {
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
  const { result: schema } = operationOf(id);
  const faults = schema === undefined ? [] : validate(schema, result);
  if (faults.length === 0) return;
  const said = faults.map(({ field, message }) => `${field || "it"} ${message}`).join(", ");
  report(messages.problem.invalidMock(id, said));
}

function isDownload(result: unknown): result is Download {
  return isRecord(result) && result["blob"] instanceof Blob;
}

function reply(id: OperationId, result: unknown, requestId: string): Response {
  const beside = operationOf(id).data && isRecord(result) ? { data: result["url"] } : {};
  return success(result, requestId, beside);
}
