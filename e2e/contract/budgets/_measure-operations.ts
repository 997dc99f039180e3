import { createSdk, type OperationId } from "@atrium/sdk";
import { sampleInput } from "@atrium/sdk/testing";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { publish, signInStaff } from "@atrium/server/testing/content";
import { openUnshared } from "../../../apps/server/tests/_database.ts";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { methodOf } from "../../../packages/sdk/tests/_method-of.ts";
import type { Cost } from "./_budgets.ts";
import { countingStatements, countStatements } from "./_count-statements.ts";

/** What a call costs. */
type OperationCost = Cost & {
  /** SQL statements of the first call, `begin` and `commit` included. */
  cold: number;
  /** Statements of a later one. Reads alone: what is written twice is refused. */
  warm?: number;
  /** Bytes of the answer. */
  bytes: number;
};

interface StoredRecord {
  id: string;
  version?: number;
}

type Call = (id: OperationId, input: unknown) => Promise<{ cost: OperationCost; result: unknown }>;

const all = [...operations.keys()];
const methodNameOf = (id: OperationId) => operations.get(id)?.method;
const groupOf = (id: OperationId) => operations.get(id)?.tags[0] ?? "";

/** Calls every operation as the administrator of a small site: the reads first, deletions last. */
export async function measureOperations(): Promise<Record<string, OperationCost>> {
  countStatements();
  const database = await openUnshared();
  const records = new Map<string, StoredRecord>();
  try {
    {
      await using server = await startTestServer({ database, env });
      await fill(server, records);
    }
    // Nothing is cached in a server that has just started.
    await using server = await startTestServer({ database, env });
    const call = caller(server, await server.signIn("admin"));
    const measure = async (id: OperationId) => (await call(id, inputOf(id, records))).cost;
    const costs: Record<string, OperationCost> = {};
    const reads = all.filter((id) => methodNameOf(id) === "GET" && !signsOut(id));
    for (const id of reads) costs[id] = await measure(id);
    for (const id of reads) Object.assign(costs[id] ?? {}, { warm: (await measure(id)).cold });
    const rank = { POST: 0, PUT: 1, DELETE: 2 };
    for (const method of Object.keys(rank)) {
      const writes = all.filter((id) => methodNameOf(id) === method && !signsOut(id));
      for (const id of writes) costs[id] = await measure(id);
    }
    for (const id of all.filter(signsOut)) {
      const again = caller(server, await server.signIn("admin"));
      costs[id] = (await again(id, sampleInput(id))).cost;
    }
    return costs;
  } finally {
    await database.close();
  }
}

const env = { LIMITS_SCALE: "100000" };

/** An input about an existing record; a read is asked for everything that it does not have to leave out. */
function inputOf(id: OperationId, records: ReadonlyMap<string, StoredRecord>): object {
  const sample = sampleInput(id, { members: { ...records.get(groupOf(id)) } });
  if (methodNameOf(id) !== "GET") return sample;
  const required = operations.get(id)?.parameters.filter((one) => one.required) ?? [];
  const names = new Set(required.map(({ name }) => name));
  return Object.fromEntries(Object.entries(sample).filter(([name]) => names.has(name)));
}

/** What may end the administrator's session. */
function signsOut(id: OperationId): boolean {
  return groupOf(id) === "session" || id.startsWith("liveSessionsDelete") || id === "oidcSignOut";
}

/** Publishes two articles, has visitors write, makes what the examples of inputs make, and notes a record of each group. */
async function fill(server: TestServer, records: Map<string, StoredRecord>): Promise<void> {
  const staff = await signInStaff(server);
  const call = caller(server, staff.admin);
  const articleId = await publish(staff, { title: "Harbour", allowComment: true });
  await publish(staff, { title: "Quay" });
  await call("siteComment", { articleId, nickname: "Wim", content: "Well said." });
  await call("siteLeaveMessage", { name: "Wim", phone: "+31 118 555 014", content: "Where?" });
  await call("productsSave", { kind: "category", name: "Radars", status: "onShelf" });
  for (const id of all.filter((name) => /(?:Save|Create)$/.test(name)))
    await call(id, sampleInput(id));
  for (const id of all.filter((name) => /(?:Page|List|Tree)$/.test(name))) {
    const [first] = recordsOf((await call(id, {})).result);
    if (first !== undefined && !records.has(groupOf(id))) records.set(groupOf(id), first);
  }
}

function recordsOf(result: unknown): StoredRecord[] {
  const list: unknown = Array.isArray(result) ? result : Reflect.get(Object(result), "records");
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ id, version }) => ({ id, ...(version && { version }) }));
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && "id" in value;
}

/** Calls operations within the process, so that a statement is counted for the call that asks it. */
function caller(server: TestServer, token: string): Call {
  let cost: OperationCost = { cold: 0, bytes: 0 };
  let hasEnded = false;
  const sdk = createSdk({
    baseUrl: server.url + server.config.apiBase,
    getToken: () => token,
    retries: 0,
    fetch: async (address, init) => {
      const { result: reply, statements } = await countingStatements(() =>
        server.app.fetch(new Request(address, init)),
      );
      hasEnded ||= reply.status === 401;
      cost = { cold: statements, bytes: (await reply.clone().arrayBuffer()).byteLength };
      return reply;
    },
  });
  return async (id, input) => {
    const result = await methodOf(sdk, id)(input).catch((error: unknown) => error);
    // What a refused call costs is no budget.
    if (hasEnded) throw new Error(`The session ended before ${id}: name what ends it in signsOut`);
    return { cost, result };
  };
}
