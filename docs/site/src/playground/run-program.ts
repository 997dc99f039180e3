/** Runs a reader's program against the fake server. Nothing leaves the machine. */
import { createSdk, isApiError, type FetchPort, type Sdk } from "@atrium/sdk";
import { createFakeServer, faults, type FakeServer } from "@atrium/sdk/testing";

/** What a program can use, by these names. */
interface Given {
  /** A client of the administrator. */
  sdk: Sdk;
  /** A client of another account, such as `editor`. */
  as: (username: string) => Sdk;
  /** A client of somebody who has not signed in. */
  visitor: Sdk;
  server: FakeServer;
  faults: typeof faults;
  /** Adds to the output. */
  print: (value: unknown) => void;
}

/** A request that reached the fake. */
export interface PlaygroundCall {
  /** The operation's id; empty when the contract has none at the URL. */
  operation: string;
  method: string;
  url: string;
  /** The HTTP status; undefined without a response. */
  status: number | undefined;
}

/** What became of a program. */
export interface Outcome {
  /** What it printed and returned, each as JSON. */
  output: string[];
  /** Why it ended early, as JSON or as a sentence. */
  failure: string | undefined;
  calls: PlaygroundCall[];
}

/** Runs a program on a new site. Never rejects: what it throws is part of the outcome. */
export async function runProgram(code: string): Promise<Outcome> {
  const server = createFakeServer();
  const outcome: Outcome = { output: [], failure: undefined, calls: [] };
  const fetch = recorded(server, outcome.calls);
  const clientOf = (getToken: () => string | null) =>
    createSdk({ baseUrl: "/rest", fetch, getToken, retries: 0 });
  const as = (username: string) => {
    const token = server.signIn(username);
    return clientOf(() => token);
  };
  const print = (value: unknown) => void outcome.output.push(jsonOf(value));
  const visitor = clientOf(() => null);
  try {
    const returned = await compile(code)({ sdk: as("admin"), as, visitor, server, faults, print });
    if (returned !== undefined) print(returned);
  } catch (error) {
    outcome.failure = describe(error);
  }
  return outcome;
}

/** The fake's `fetch`, with a note of each call in the order in which they were sent. */
function recorded(server: FakeServer, calls: PlaygroundCall[]): FetchPort {
  return async (url, init) => {
    const call: PlaygroundCall = {
      operation: "",
      method: init.method ?? "GET",
      url,
      status: undefined,
    };
    calls.push(call);
    const before = server.calls.length;
    try {
      const response = await server.fetch(url, init);
      call.status = response.status;
      return response;
    } finally {
      const own = server.calls
        .slice(before)
        .find((one) => one.method === call.method && one.url.endsWith(url));
      call.operation = own?.operationId ?? "";
    }
  };
}

const names = "{ sdk, as, visitor, server, faults, print }";

/** The code is its reader's own: it is never read from an address or another page. */
function compile(code: string): (given: Given) => Promise<unknown> {
  const AsyncFunction: new (
    parameters: string,
    body: string,
  ) => (given: Given) => Promise<unknown> = Object.getPrototypeOf(async () => {}).constructor;
  return new AsyncFunction(names, code);
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? String(value);
}

function describe(error: unknown): string {
  if (isApiError(error)) return jsonOf({ ...error.toJSON(), result: error.result });
  return String(error);
}
