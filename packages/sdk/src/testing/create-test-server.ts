import type { OperationId } from "../method.ts";
import { handleRequest, type MockResult } from "./handle-request.ts";
import { delay } from "./delay.ts";
import type { Fault } from "./faults.ts";
import { readRequest, type FetchInput, type TestRequest } from "./read-request.ts";
import { matchCall, rejectUnknown } from "./match-call.ts";
import type { TestCall } from "./test-call.ts";

/** The options of a test server. */
export interface TestServerOptions {
  /** Equal seeds give equal responses to equal calls. Default 1. */
  seed?: number;
  /** The SDK's `baseUrl`; calls elsewhere are unknown. Default `/rest`. */
  baseUrl?: string;
  /** Milliseconds before every response. Default 0. */
  latencyMs?: number;
}

/** A mock server of the contract in a `fetch`. */
export interface TestServer {
  /** For `createSdk({ fetch })`, or in place of the global one. */
  fetch: (input: FetchInput, init?: RequestInit) => Promise<Response>;
  /**
   * Overrides the result of an operation from now on. What is omitted is generated as usual; in lists entry by entry.
   *
   * @example server.mock("articlesPage", { records: [{ title: "Tide" }, {}] });
   * @example server.mock("articlesGet", (call) => ({ title: `Article ${call.path.id}` }));
   */
  mock: <Id extends OperationId>(id: Id, answer: MockResult<Id>) => void;
  /**
   * Makes calls of an operation (`*` for all) fail, for so many `times` or until {@link TestServer.reset}. Of several
   * faults the one that was set first applies first.
   *
   * @example server.fail("articlesUpdate", faults.conflict({ current }), { times: 1 });
   */
  fail: (id: OperationId | "*", fault: Fault, options?: { times?: number }) => void;
  /** Every call so far, in order. */
  readonly calls: readonly TestCall[];
  /** The calls of one operation so far. */
  callsOf: <Id extends OperationId>(id: Id) => TestCall<Id>[];
  /**
   * Mistakes of the test: calls that the contract does not have, and mocks that do not match it. Worth an
   * `expect(server.problems).toEqual([])` after each test.
   */
  readonly problems: readonly string[];
  /** Removes mocks, faults, calls and problems. */
  reset: () => void;
}

/**
 * Creates a mock server that responds to every operation of the contract with valid data.
 *
 * Responses depend on seed, operation and input, never on the order of calls. The server is stateless: a read does not
 * return what was written. Invalid calls get the real server's 400, 404 or 405; sessions and permissions are ignored, use
 * {@link faults} for them.
 *
 * @example
 * const server = createTestServer({ seed: 7 });
 * const sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch });
 */
export function createTestServer(options: TestServerOptions = {}): TestServer {
  const { seed = 1, baseUrl = "/rest", latencyMs = 0 } = options;
  const answers = new Map<OperationId, MockResult<OperationId>>();
  const faults: { id: OperationId | "*"; fault: Fault; left: number }[] = [];
  const calls: TestCall[] = [];
  const problems: string[] = [];

  return {
    fetch: async (input, init) => {
      const request = await readRequest(input, init);
      request.signal?.throwIfAborted();
      return untilAborted(reply(request), request.signal);
    },
    mock: (id, answer) => {
      // The map contains under each name only what was given for that name.
      answers.set(id, answer as MockResult<OperationId>);
    },
    fail: (id, fault, { times = Infinity } = {}) => {
      faults.push({ id, fault, left: times });
    },
    calls,
    callsOf: <Id extends OperationId>(id: Id) =>
      calls.filter((call): call is TestCall<Id> => call.operationId === id),
    problems,
    reset: () => {
      answers.clear();
      for (const list of [faults, calls, problems]) list.length = 0;
    },
  };

  async function reply(request: TestRequest): Promise<Response> {
    const { call, methods } = matchCall(request, baseUrl);
    calls.push(call);
    const requestId = `test-${calls.length}`;
    const id = call.operationId;
    const answer = id === null ? undefined : answers.get(id);
    const usual = async () =>
      id === null
        ? rejectUnknown(call, methods, requestId, report)
        : handleRequest({ ...call, operationId: id }, { answer, seed, requestId, report });
    if (latencyMs > 0) await delay(latencyMs, request.signal);
    const fault = nextFault(id);
    return fault === undefined ? usual() : fault(call, usual);
  }

  function report(problem: string): void {
    problems.push(problem);
  }

  function nextFault(id: OperationId | null): Fault | undefined {
    const next = faults.find((entry) => entry.left > 0 && (entry.id === "*" || entry.id === id));
    if (next !== undefined) next.left--;
    return next?.fault;
  }
}

/** Rejects at once with the signal's reason, as an aborted fetch does. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener("abort", end, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}
