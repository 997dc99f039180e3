import { ApiError, failure, type AnyApiError } from "../api-error.ts";
import { runCall } from "../call.ts";
import type { CallOptions } from "../call-options.ts";
import { CONTRACT } from "../generated/contract.ts";
import { internalsOf, type HasClient } from "../internals.ts";
import type { Attempt } from "../send.ts";
import { readResponse } from "../read-response.ts";
import { readEnvelope } from "../rules/read-envelope.ts";
import { requestHeaders } from "../request-headers.ts";
import { compareDocuments } from "./compare-operations.ts";
import { verdictOf, type ContractChange, type ContractVerdict } from "./contract-change.ts";
import { isContractDocument, type ContractDocument } from "./document.ts";
import { messages } from "./messages.ts";

/** A contract's version, and a hash over everything that a client can notice; null where a server sends none. */
export interface ContractName {
  version: string;
  hash: string | null;
}

/** The result of comparing this package's contract with a server's. */
export interface ContractComparison {
  /** `same`, `additive` (everything in this package still works) or `breaking` (some of it may not). */
  verdict: ContractVerdict;
  /** The contract that this package was generated from. */
  client: ContractName;
  /** The contract that the server serves. */
  server: ContractName;
  /** Every difference, the breaking ones first. */
  changes: ContractChange[];
}

/**
 * Compares the contract that this package was generated from with a server's, in one call. When they are the same, the
 * server sends a 304; else their content decides, not their versions. Failures show no notice unless `silent` is false.
 *
 * @throws ApiError as any call does, and when the server publishes no contract: kind `refused` with its status, or
 * `parse` for any other response.
 * @example
 * const { verdict, changes } = await compareContract(sdk);
 * if (verdict === "breaking") console.warn(changes.map(({ message }) => message).join("\n"));
 */
export async function compareContract(
  sdk: HasClient,
  options: Omit<CallOptions, "saveNull"> = {},
): Promise<ContractComparison> {
  const document = await readServerContract(sdk, options);
  if (document === "same") return same(CONTRACT);
  const server = nameOf(document);
  if (server.hash === CONTRACT.hash) return same(server);
  // Loaded only now: most of this entry's weight.
  const { contractSurface } = await import("./generated/surface.ts");
  const changes = compareDocuments(JSON.parse(contractSurface) as ContractDocument, document);
  return { verdict: verdictOf(changes), client: CONTRACT, server, changes };
}

function same(server: ContractName): ContractComparison {
  return { verdict: "same", client: CONTRACT, server, changes: [] };
}

async function readServerContract(
  sdk: HasClient,
  options: CallOptions,
): Promise<ContractDocument | "same"> {
  const internals = internalsOf(sdk);
  const { baseUrl, fetch, messages: sdkMessages } = internals;
  const url = `${baseUrl}/openapi.json`;
  const callHeaders = { ...options.headers, "If-None-Match": `W/"${CONTRACT.hash}"` };
  let unchanged = false;
  const attempt: Attempt = async ({ signal }, token) => {
    const headers = requestHeaders(internals.headers, callHeaders, token);
    const response = await fetch(url, { method: "GET", headers, signal });
    unchanged = response.status === 304;
    // By the rules of a call, an empty response is a failure, and a document is not an envelope.
    if (unchanged) return { status: 200, text: "{}", foreign: true };
    return { ...(await readResponse(response)), foreign: true };
  };
  const sendOptions = { silent: true, ...options, retry: true };
  const info = { method: "GET", url };
  const document = await runCall(internals, sendOptions, info, async () => {
    const answer = await internals.send(attempt, sendOptions);
    return readEnvelope(answer, sdkMessages, answer.token);
  }).catch((error: AnyApiError) => {
    throw withClearMessage(error, url);
  });
  if (unchanged) return "same";
  if (isContractDocument(document)) return document;
  throw failure("parse", messages.noContract(url), { status: 200 });
}

/** Explains an unknown URL and an HTML page. */
function withClearMessage(error: AnyApiError, url: string): AnyApiError {
  const { kind, status } = error;
  const facts = { message: messages.noContract(url), status, cause: error };
  if (kind === "parse") return failure(kind, facts.message, facts);
  if (status !== 404) return error;
  return new ApiError({ kind: "refused", errorCode: "NOT_FOUND", ...facts });
}

function nameOf({ info = {} }: ContractDocument): ContractName {
  const { version, "x-contract-hash": hash } = info;
  return {
    version: typeof version === "string" ? version : "",
    hash: typeof hash === "string" ? hash : null,
  };
}
