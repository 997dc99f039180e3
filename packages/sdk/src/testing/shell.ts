/** What the servers for tests have in common: a `fetch`, faults, and a record of the calls. */
import type { OperationId } from "../method.ts";
import { delay, type Delay } from "./delay.ts";
import type { Fault } from "./faults.ts";
import { matchCall, rejectUnknown } from "./match-call.ts";
import { readRequest, type FetchInput, type TestRequest } from "./read-request.ts";
import type { TestCall } from "./test-call.ts";

/** The options of every server for tests. */
export interface ShellOptions {
  /** The SDK's `baseUrl`; calls elsewhere are unknown. Default `/rest`. */
  baseUrl?: string;
  /** Milliseconds before every response. Default 0. */
  latencyMs?: number;
  /** How latencies pass. Default a timer of the runtime; `async () => {}` makes them pass at once. */
  delay?: Delay;
}

/** The part of a server for tests that takes calls and makes them fail. */
export interface FakeBackend {
  /** For `createSdk({ fetch })`, or in place of the global one. */
  fetch: (input: FetchInput, init?: RequestInit) => Promise<Response>;
  /**
   * Makes calls of an operation (`*` for all) fail, for so many `times` or until `reset`. Of several faults the one that
   * was set first applies first.
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
}

/** A call of an operation. */
export type KnownCall = TestCall & { operationId: OperationId };

/** What a server needs to respond to a call. */
export interface ReplyContext {
  requestId: string;
  /** Reports to the test what it got wrong. */
  report: (problem: string) => void;
}

/** A backend whose responses come from `respond`; `serveFile` may take requests outside the API. */
export function createShell(
  { baseUrl = "/rest", latencyMs = 0, delay: wait = delay }: ShellOptions,
  respond: (call: KnownCall, context: ReplyContext) => Promise<Response>,
  serveFile: (request: TestRequest) => Response | undefined = () => undefined,
): FakeBackend & { reset: () => void } {
  const faults: { id: OperationId | "*"; fault: Fault; left: number }[] = [];
  const calls: TestCall[] = [];
  const problems: string[] = [];

  return {
    fetch: async (input, init) => {
      const request = await readRequest(input, init);
      request.signal?.throwIfAborted();
      return untilAborted(reply(request), request.signal);
    },
    fail: (id, fault, { times = Infinity } = {}) => {
      faults.push({ id, fault, left: times });
    },
    calls,
    callsOf: <Id extends OperationId>(id: Id) =>
      calls.filter((call): call is TestCall<Id> => call.operationId === id),
    problems,
    reset: () => {
      for (const list of [faults, calls, problems]) list.length = 0;
    },
  };

  async function reply(request: TestRequest): Promise<Response> {
    const file = serveFile(request);
    if (file !== undefined) return file;
    const { call, methods } = matchCall(request, baseUrl);
    calls.push(call);
    const requestId = `test-${calls.length}`;
    const id = call.operationId;
    const usual = async () =>
      id === null
        ? rejectUnknown(call, methods, requestId, report)
        : respond({ ...call, operationId: id }, { requestId, report });
    if (latencyMs > 0) await wait(latencyMs, request.signal);
    const fault = nextFault(id);
    return fault === undefined ? usual() : fault(call, usual, wait);
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
