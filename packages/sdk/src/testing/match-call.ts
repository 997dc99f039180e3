import { operationOf } from "./contract.ts";
import { findOperation } from "./find-operation.ts";
import { messages } from "./messages.ts";
import { readQuery } from "./read-query.ts";
import type { TestRequest } from "./read-request.ts";
import { refusal } from "./replies.ts";
import { flatInput, type TestCall } from "./test-call.ts";

/** A call and its operation. */
export interface MatchedCall {
  call: TestCall;
  /** The methods that its path supports, when it is not an operation. */
  methods: readonly string[];
}

/** Finds the operation of a request, and parses its parameters. */
export function matchCall(request: TestRequest, baseUrl: string): MatchedCall {
  const { method, url, headers, body, signal } = request;
  const base = new URL(baseUrl, url).pathname.replace(/\/$/, "");
  const isBelow = url.pathname.startsWith(`${base}/`);
  const found = isBelow ? findOperation(method, url.pathname.slice(base.length)) : nowhere;
  const path = found.id === null ? {} : found.path;
  const parameters = found.id === null ? {} : operationOf(found.id).query;
  const query = readQuery(parameters ?? {}, url.searchParams);
  const call: TestCall = {
    operationId: found.id,
    method,
    url: url.pathname + url.search,
    path,
    query,
    body,
    // Validated against the contract before it is used by its type.
    input: flatInput({ path, query, body }),
    headers,
    signal,
  };
  return { call, methods: found.id === null ? found.methods : [] };
}

const nowhere = { id: null, methods: [] };

/** Responds to an unknown call as the server does, and reports it to the test. */
export function rejectUnknown(
  call: TestCall,
  methods: readonly string[],
  requestId: string,
  report: (problem: string) => void,
): Response {
  report(messages.problem.noOperation(`${call.method} ${call.url}`));
  if (methods.length === 0) {
    const message = messages.unknownAddress;
    return refusal(404, { errorCode: "NOT_FOUND", message }, requestId);
  }
  const message = messages.otherMethods(methods);
  const headers = { Allow: methods.join(", ") };
  return refusal(405, { errorCode: "METHOD_NOT_ALLOWED", message, headers }, requestId);
}
