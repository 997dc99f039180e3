import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OperationChecks } from "../src/http/operation-checks.ts";
import {
  readContract,
  parametersOf,
  type ContractOperation,
  type JsonSchema,
} from "../src/kernel/contract.ts";
import { recordInputs, type RecordedInput } from "./_record-inputs.ts";
import { startTestServer, type TestServer } from "./_server.ts";

/* What clients may add to an address, over every operation: campaign tags, cache busters, filters that are not set. */

const { operations, document } = readContract();
const lenient = operations.filter(({ method }) => method === "GET" || method === "DELETE");
const strict = operations.filter(({ method }) => method === "POST" || method === "PUT");
const withQuery = lenient.filter(({ queryNames }) => queryNames.length > 0);
const recorded: RecordedInput[] = [];
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    handlers: recordInputs(recorded),
    env: { LIMITS_SCALE: "100000" },
  });
  token = await server.signIn("admin");
});
beforeEach(() => recorded.splice(0));
afterAll(() => server[Symbol.asyncDispose]());

/** Required parameters with a value that each takes; 1 suits ids and numbers alike. */
function requiredOf({ path, method }: ContractOperation): Map<string, string> {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`There is no ${method} ${path}`);
  return new Map(
    parametersOf(document, operation)
      .filter((one) => one.in === "query" && one.required === true)
      .map(({ name, schema }) => [name, exampleOf(schema)]),
  );
}

const examples: Readonly<Record<string, string>> = {
  DateTime: "2026-03-20T07:00:00.000Z",
  ImportKind: "users",
  ListName: "usersPage",
  RecordKind: "roles",
  WorkKind: "article",
};

function exampleOf({ $ref }: JsonSchema): string {
  return examples[String($ref).replace("#/components/schemas/", "")] ?? "1";
}

function pairsOf(values: ReadonlyMap<string, string>): string[] {
  return Array.from(values, ([name, value]) => `${name}=${value}`);
}

async function call(operation: ContractOperation, pairs: readonly string[]) {
  const path = operation.path.replaceAll(/\{\w+\}/g, "home");
  return server.call(`${operation.method} ${path}?${pairs.join("&")}`, { token });
}

/** The query that the handler gets. */
async function queryOf(operation: ContractOperation, pairs: readonly string[]): Promise<unknown> {
  const { status } = await call(operation, pairs);
  expect([operation.id, pairs, status]).toEqual([operation.id, pairs, 501]);
  return recorded.at(-1)?.query;
}

describe("reads and deletions", () => {
  test.each(lenient)("$id ignores unknown keys", async (operation) => {
    const needed = pairsOf(requiredOf(operation));
    const plain = await queryOf(operation, needed);
    const foreign = ["_t=1", "utm_source=mail", "_t=2", "__proto__=1", "a[$ne]=1", "constructor="];
    expect(await queryOf(operation, [...needed, ...foreign])).toEqual(plain);
  });

  test.each(withQuery)("$id takes an empty value for none", async (operation) => {
    const needed = requiredOf(operation);
    const plain = await queryOf(operation, pairsOf(needed));
    const pairs = operation.queryNames.map((name) => `${name}=${needed.get(name) ?? ""}`);
    expect(await queryOf(operation, pairs)).toEqual(plain);
  });

  test.each(withQuery)("$id refuses an empty value that it needs", async (operation) => {
    for (const name of requiredOf(operation).keys()) {
      const { status, body } = await call(operation, [`${name}=`]);
      expect([status, body.fieldErrors?.map(({ field }) => field)]).toEqual([
        400,
        expect.arrayContaining([name]),
      ]);
    }
  });

  test.each(withQuery)("$id refuses lists and objects", async (operation) => {
    const needed = requiredOf(operation);
    for (const name of operation.queryNames) {
      const others = pairsOf(new Map([...needed].filter(([one]) => one !== name)));
      const refused = [[`${name}=1`, `${name}=1`], [`${name}[]=1`], [`${name}[$ne]=1`]];
      for (const pairs of refused) {
        const { status, body } = await call(operation, [...others, ...pairs]);
        expect([pairs, status, body.errorCode]).toEqual([pairs, 400, "VALIDATION_FAILED"]);
      }
    }
  });
});

test.each(strict)("the write $id refuses unknown keys", (operation) => {
  const needed = Object.fromEntries(operation.queryNames.map((name) => [name, "1"]));
  const check = new OperationChecks({ document }).query(operation);
  expect(check({ ...needed })).toBe(true);
  expect(check({ ...needed, _t: "1" })).not.toBe(true);
});

describe("bodies that may be left out", () => {
  const optional = operations.filter(({ optionalBody }) => optionalBody);

  test("are those of the lists that are read with POST", () => {
    expect(optional.map(({ id }) => id).toSorted()).toEqual([
      "productsGetCascade",
      "productsPage",
      "productsProductCascadePage",
    ]);
  });

  test.each(optional)("$id takes none for an empty object", async ({ method, path, id }) => {
    const address = server.url + server.config.apiBase + path;
    for (const headers of [{}, { "content-type": "application/json" }, { "content-type": "x/y" }]) {
      const { status } = await fetch(address, {
        method,
        headers: { authorization: token, ...headers },
      });
      expect([headers, status, recorded.pop()]).toEqual([
        headers,
        501,
        { id, query: {}, body: {} },
      ]);
    }
  });

  test.each(optional)("$id still refuses a body of another type", async ({ method, path }) => {
    const { status } = await fetch(server.url + server.config.apiBase + path, {
      method,
      headers: { authorization: token, "content-type": "text/plain" },
      body: "{}",
    });
    expect(status).toBe(415);
  });
});
