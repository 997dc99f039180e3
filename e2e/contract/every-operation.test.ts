import type { AnyApiError, OperationId, Sdk } from "@atrium/sdk";
import { sampleInput } from "@atrium/sdk/testing";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations, replyValidator } from "../../packages/sdk/tests/_contract.ts";
import { methodOf } from "../../packages/sdk/tests/_method-of.ts";
import { recordingSdk, outcomeOf, type RecordedCall, type Outcome } from "./_recording-sdk.ts";

const seeds = [1, 2, 3];
const all = [...operations.keys()];

/** What may end the administrator's session. */
const endsSessions = new Set<OperationId>([
  "sessionLogout",
  "sessionRemoveToken",
  "liveSessionsDelete",
  "liveSessionsDeleteOwn",
  "oidcSignOut",
]);

/** What the site of these tests has nothing for: no identity provider, and no passkey. */
const refusedHere = new Set<OperationId>([
  "oidcBegin",
  "oidcGetIdentity",
  "oidcUnlink",
  "passkeysStepUpBegin",
]);

/** Groups of which a record could be read. */
const readGroups = new Set<string>();

let server: TestServer;
let token: string;
let admin: { sdk: Sdk; exchanges: RecordedCall[] };

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("admin");
  admin = recordingSdk(server.url + server.config.apiBase, () => token);
  const type = { parentId: "0", name: "Tides", code: "tides", kind: "list" } as const;
  const { id: typeId } = await admin.sdk.articleTypes.save(type);
  await admin.sdk.articles.save({ typeId, title: "The new tide gauge" });
});

afterAll(() => server[Symbol.asyncDispose]());

/** Calls an operation as the administrator, who stays signed in. */
async function call(id: OperationId, input: unknown): Promise<[RecordedCall, Outcome]> {
  const outcome = await outcomeOf(methodOf(admin.sdk, id)(input));
  const exchange = admin.exchanges.at(-1);
  if (!exchange) throw new Error(`${id} was not sent`);
  if (endsSessions.has(id)) token = await server.signIn("admin");
  return [exchange, outcome];
}

function operationOf(id: OperationId) {
  const operation = operations.get(id);
  if (!operation) throw new Error(`there is no ${id}`);
  return operation;
}

/** The request for this input, as the contract defines it. */
function expectedRequest(id: OperationId, input: object): Omit<RecordedCall, "token" | "reply"> {
  const { method, path, parameters, requestBody } = operationOf(id);
  const rest = { ...input } as Record<string, string | number | boolean>;
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place } of parameters) {
    const value = rest[name];
    delete rest[name];
    if (value === undefined) continue;
    if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.append(name, String(value));
  }
  query.sort();
  return { method, path: filled, query: query.toString(), body: requestBody ? rest : null };
}

/** The operation that the server says it ran. */
async function reachedOperation({ reply }: RecordedCall): Promise<unknown> {
  const { requestId } = (await reply.clone().json()) as { requestId: string };
  const line = server.log.find((entry) => entry["requestId"] === requestId && entry["operation"]);
  return line?.["operation"];
}

/** What is not as the contract declares it; nothing, if all is well. */
async function faultsOf(id: OperationId, { reply }: RecordedCall, outcome: Outcome) {
  if (outcome.ok) {
    const validate = replyValidator(id);
    return validate?.(await reply.clone().json()) === false ? validate.errors : [];
  }
  return isDeclaredRefusal(outcome.error, id) ? [] : [outcome.error];
}

function isDeclaredRefusal({ kind, status, errorCode }: AnyApiError, id: OperationId): boolean {
  const { responses, "x-error-codes": codes } = operationOf(id);
  // With a valid input of somebody who may do everything, the server has no reason to fail or to ask who it is.
  const isOdd = ["INTERNAL", "UNAUTHENTICATED", "FORBIDDEN"].includes(errorCode);
  const isDeclared = status === 503 || String(status) in responses;
  return kind === "refused" && isDeclared && codes.includes(errorCode) && !isOdd;
}

it.each(all)("%s is sent, reached and answered as the contract says", async (id) => {
  for (const seed of seeds) {
    const input = sampleInput(id, { seed });
    const usedToken = token;
    const [exchange, outcome] = await call(id, input);
    const { token: sentToken, reply: _, ...request } = exchange;
    expect(request).toEqual(expectedRequest(id, input));
    expect(sentToken).toBe(usedToken);
    expect(await faultsOf(id, exchange, outcome)).toEqual([]);
    expect(await reachedOperation(exchange)).toBe(id);
  }
});

it.each(all.filter(needsNothing))("%s answers without any input", async (id) => {
  const [exchange, outcome] = await call(id, {});
  expect(outcome.ok).toBe(!refusedHere.has(id));
  expect(await faultsOf(id, exchange, outcome)).toEqual([]);
});

function needsNothing(id: OperationId): boolean {
  const { requestBody, parameters } = operationOf(id);
  return !requestBody && !parameters.some(({ required }) => required);
}

it.each(all.filter(takesRecord).sort(deletesLast))(
  "%s returns an existing record as the contract says",
  async (id) => {
    const record = await firstRecord(id);
    const [exchange, outcome] = await call(id, sampleInput(id, { members: record ?? {} }));
    expect(await faultsOf(id, exchange, outcome)).toEqual([]);
    const mustSucceed = record !== undefined && onlyReads(id);
    expect([outcome, outcome.ok || !mustSucceed]).toEqual([outcome, true]);
    if (mustSucceed) readGroups.add(groupOf(id));
  },
);

it.each(all.filter(looksUpId))("%s returns 404 for an unknown id", async (id) => {
  const [, outcome] = await call(
    id,
    sampleInput(id, { members: { id: "nowhere", bizId: "nowhere" } }),
  );
  expect(outcome).toMatchObject({ ok: false, error: { status: 404, errorCode: "NOT_FOUND" } });
});

function looksUpId(id: OperationId): boolean {
  const names = Object.keys(sampleInput(id));
  const takesId = names.includes("id") || names.includes("bizId");
  return takesId && operationOf(id)["x-error-codes"].includes("NOT_FOUND");
}

it("has tested records of most groups", () => {
  expect([...readGroups]).toEqual(
    expect.arrayContaining(["articleTypes", "articles", "dicts", "menus", "roles", "users"]),
  );
});

interface StoredRecord {
  id: string;
  version?: number;
}

/** The first record that the operation's group lists. */
async function firstRecord(id: OperationId): Promise<StoredRecord | undefined> {
  const group = groupOf(id);
  const list = all.find((name) => name === `${group}Page` || name === `${group}List`);
  if (list === undefined) return undefined;
  const [, outcome] = await call(list, {});
  const result = outcome.ok ? outcome.result : [];
  const records = (
    Array.isArray(result) ? result : Reflect.get(Object(result), "records")
  ) as StoredRecord[];
  const [first] = records;
  return first && { id: first.id, ...(first.version !== undefined && { version: first.version }) };
}

function takesRecord(id: OperationId): boolean {
  return "id" in sampleInput(id);
}

function onlyReads(id: OperationId): boolean {
  const { method, parameters } = operationOf(id);
  return method === "GET" && parameters.every(({ name, required }) => !required || name === "id");
}

function deletesLast(a: OperationId, b: OperationId): number {
  const rank = (id: OperationId) => (operationOf(id).method === "DELETE" ? 1 : 0);
  return rank(a) - rank(b);
}

function groupOf(id: OperationId): string {
  return operationOf(id).tags[0] ?? "";
}
