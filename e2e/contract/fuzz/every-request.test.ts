import type { OperationId } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  signInStaff,
  publish,
  write,
  type StaffClient,
} from "../../../apps/server/tests/_content.ts";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { callers, Sessions, type Caller } from "./_callers.ts";
import { draftOf, toWire } from "./_draft.ts";
import { fillPlaceholders, inputsOf, type Input } from "./_inputs.ts";
import { violationsOf, type Exchange } from "./_violations.ts";
import { KnownRecords } from "./_known-records.ts";
import type { Mutation } from "./_mutation.ts";
import { mutationsOf } from "./_mutations.ts";
import { Wire } from "./_wire.ts";

const runs = Number(process.env["FUZZ_RUNS"] ?? 20);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
console.log(`Requests by chance: FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);

const known = new KnownRecords();
const prototypeBefore = Object.getOwnPropertyNames(Object.prototype);
let server: TestServer;
let sessions: Sessions;
let wire: Wire;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000000" } });
  sessions = new Sessions(server);
  wire = new Wire(server.url);
  await fillDesks(await signInStaff(server));
  for (const id of operations.keys()) if (listsAll(id)) await tryCase(id, plainCase);
});

afterAll(async () => {
  wire.close();
  await server[Symbol.asyncDispose]();
});

/** Articles in several states, with tasks for somebody. */
async function fillDesks(staff: StaffClient): Promise<void> {
  await write(staff);
  await act(staff, "editor", "submit", await write(staff));
  const approved = await write(staff);
  await act(staff, "editor", "submit", approved);
  await act(staff, "reviewer", "approve", approved);
  await publish(staff);
}

/** A request that chance made up. */
interface Case {
  caller: Caller;
  input: Input;
  mutations: Mutation[];
}

const plainCase: Case = {
  caller: "admin",
  input: { path: {}, query: {}, body: null },
  mutations: [],
};

function casesOf(id: OperationId): fc.Arbitrary<Case> {
  const [admin, ...others] = callers.map((caller) => fc.constant(caller));
  return fc.record({
    caller: fc.oneof({ weight: 9, arbitrary: admin ?? fc.constant("admin") }, ...others),
    input: inputsOf(id),
    mutations: fc.oneof(
      fc.constant<Mutation[]>([]),
      fc.array(mutationsOf(id), { minLength: 1, maxLength: 2 }),
    ),
  });
}

/** Makes the request, and remembers what the response contains. */
async function tryCase(id: OperationId, { caller, input, mutations }: Case): Promise<Exchange> {
  const group = operations.get(id)?.tags[0] ?? "";
  const token = await sessions.token(caller);
  const draft = draftOf(id, fillPlaceholders(input, known, group), token);
  const effects = new Set(mutations.map(({ apply }) => apply(draft)));
  const request = toWire(draft, server.config.apiBase);
  const reply = await wire.send(request);
  const { errorCode, result } = parse(reply.body);
  if (reply.status === 401 || errorCode === "SECOND_FACTOR_DUE") sessions.forget(caller);
  if (reply.status === 200 && !effects.has("elsewhere")) {
    known.learn(subjectOf(id), result);
  }
  return { id, request, effects, reply };
}

/** What the records in an operation's replies are: mostly what its group is about. */
function subjectOf(id: OperationId): string {
  if (id.endsWith("Tasks")) return "tasks";
  const group = operations.get(id)?.tags[0] ?? "";
  const isOfItsOwn =
    group === "site" ? !/Articles|ArticleList/.test(id) : /History|Versions/.test(id);
  return isOfItsOwn ? id : group;
}

function parse(body: Buffer): { result?: unknown; errorCode?: string; requestId?: string } {
  try {
    return JSON.parse(body.toString()) as object;
  } catch {
    // A file, or nothing.
    return {};
  }
}

/** What happened, for whoever has to find out why. */
function reportOf({ request, reply }: Exchange, { mutations }: Case): string {
  const { method, address, headers, body } = request;
  const { requestId } = parse(reply.body);
  const cause = server.log.find((line) => line["requestId"] === requestId && line["err"]);
  return [
    `${mutations.map(({ name }) => name).join(" and ") || "a right request"}:`,
    `${method} ${address.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)}`,
    body?.toString().slice(0, 2_000) ?? "no body",
    `→ ${reply.status} ${reply.body.toString().slice(0, 1_000)}`,
    `because ${JSON.stringify(cause?.["err"])?.slice(0, 3_000)}`,
  ].join("\n");
}

/** Nobody is linked to an identity provider here. */
const hasNothing = new Set<OperationId>(["oidcGetIdentity"]);

function listsAll(id: OperationId): boolean {
  const operation = operations.get(id);
  const isRead = operation?.method === "GET" && !/logout/i.test(id) && !hasNothing.has(id);
  return isRead && operation.parameters.every(({ required }) => !required);
}

/** What makes records comes first, then what lists them, and at last what deletes them. */
const inTurn = [...operations.keys()].sort((a, b) => turnOf(a) - turnOf(b));

function turnOf(id: OperationId): number {
  if (/(Save|Add|Create|Upload|siteComment|siteLeaveMessage)$/.test(id)) return 0;
  if (/(Page|List|Tasks)$/.test(id)) return 1;
  return /(Delete|DeleteBatch|RemoveToken)$/.test(id) ? 3 : 2;
}

describe.concurrent("the server responds as the contract says, whatever is sent", () => {
  it.each(inTurn.map((id, at) => [id, at] as const))(
    "%s",
    async (id, at) => {
      const property = fc.asyncProperty(casesOf(id), async (made) => {
        const exchange = await tryCase(id, made);
        const faults = violationsOf(exchange);
        if (faults.length > 0) throw new Error(`${faults.join("; ")}\n${reportOf(exchange, made)}`);
      });
      await fc.assert(property, { seed: seed + at, numRuns: runs, includeErrorInReport: true });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      server.log.length = 0;
    },
    300_000 + runs * 1_000,
  );
});

describe("afterwards", () => {
  // Chance may have ended the session that was used last.
  beforeAll(() => sessions.forget(plainCase.caller));

  it.each([...operations.keys()].filter(listsAll))("%s still responds", async (id) => {
    const exchange = await tryCase(id, plainCase);
    expect([exchange.reply.status, violationsOf(exchange)]).toEqual([200, []]);
  });
});

it("the prototypes of the server's process are unchanged", () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototypeBefore);
});
