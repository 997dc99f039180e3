import type { OperationId } from "../method.ts";
import { handleRequest, type MockResult } from "./handle-request.ts";
import { createShell, type FakeBackend, type ShellOptions } from "./shell.ts";

/** The options of a test server. */
export interface TestServerOptions extends ShellOptions {
  /** Equal seeds give equal responses to equal calls. Default 1. */
  seed?: number;
}

/** A mock server of the contract in a `fetch`. */
export interface TestServer extends FakeBackend {
  /**
   * Overrides the result of an operation from now on. What is omitted is generated as usual; in lists entry by entry.
   *
   * @example server.mock("articlesPage", { records: [{ title: "Tide" }, {}] });
   * @example server.mock("articlesGet", (call) => ({ title: `Article ${call.path.id}` }));
   */
  mock: <Id extends OperationId>(id: Id, answer: MockResult<Id>) => void;
  /** Removes mocks, faults, calls and problems. */
  reset: () => void;
}

/**
 * Creates a mock server that responds to every operation of the contract with valid data.
 *
 * Responses depend on seed, operation and input, never on the order of calls. The server is stateless: a read does not
 * return what was written; {@link createFakeServer} does. Invalid calls get the real server's 400, 404 or 405; sessions
 * and permissions are ignored, use {@link faults} for them.
 *
 * @example
 * const server = createTestServer({ seed: 7 });
 * const sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch });
 */
export function createTestServer(options: TestServerOptions = {}): TestServer {
  const { seed = 1 } = options;
  const answers = new Map<OperationId, MockResult<OperationId>>();
  const shell = createShell(options, (call, context) =>
    handleRequest(call, { ...context, seed, answer: answers.get(call.operationId) }),
  );
  return {
    ...shell,
    mock: (id, answer) => {
      // The map contains under each name only what was given for that name.
      answers.set(id, answer as MockResult<OperationId>);
    },
    reset: () => {
      answers.clear();
      shell.reset();
    },
  };
}
