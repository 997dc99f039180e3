import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContract, type ContractOperation } from "../src/kernel/contract.ts";
import { themes } from "../src/modules/charts/themes/index.ts";
import type { Database } from "../src/db/database.ts";
import { callers, signInCallers } from "./_callers.ts";
import { act, signInStaff, result, write } from "./_content.ts";
import { openTestDatabase } from "./_database.ts";
import { makeUser, roleId, userId } from "./_people.ts";
import { startTestServer, type TestServer } from "./_server.ts";

/** Answer by caller: `yes` when the call itself would be checked, else the refusal's status. */
type Answers = Record<string, string>;
type Table = Map<string, Answers>;

const { operations, document } = readContract();
const [operationRows, stepRows, queryRows] = readTables("../../../docs/permissions.md");

const env = { LIMITS_SCALE: "1000" };
let database: Database;
let server: TestServer;
/** Serves no operation: a call that is allowed answers 501 at the latest, and has no effect. */
let empty: TestServer;
let tokens: Map<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database, env });
  empty = await startTestServer({ database, env, handlers: {} });
  tokens = await signInCallers(server);
});

afterAll(async () => {
  await empty[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await database.close();
});

/** The three tables of a page by row name: `{ articlesSave: { visitor: "401", … }, … }`. */
function readTables(page: string): [Table, Table, Table] {
  const text = readFileSync(new URL(page, import.meta.url), "utf8");
  const [first, second, third, ...others] = text.match(/(?:^\|.*\|\n)+/gm) ?? [];
  if (first === undefined || second === undefined || third === undefined || others.length > 0) {
    throw new Error(`${page} has other tables than those of operations, of steps and of queries`);
  }
  return [readTable(first), readTable(second), readTable(third)];
}

function readTable(table: string): Table {
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const named = rows.map(([name = "", ...cells]): [string, Answers] => [
    name,
    Object.fromEntries(head.slice(1).map((caller, at) => [caller, cells[at] ?? ""])),
  ]);
  if (new Set(rows.map(([name]) => name)).size < rows.length) throw new Error("A row occurs twice");
  return new Map(named);
}

/** Calls as every caller. */
async function answersTo(ask: (token: string | undefined) => Promise<string>): Promise<Answers> {
  const asked = callers.map(async (caller) => [caller, await ask(tokens.get(caller))]);
  return Object.fromEntries(await Promise.all(asked));
}

const refusals: Record<string, string> = { UNAUTHENTICATED: "401", FORBIDDEN: "403" };

/** A call whose body is wrong: if the caller is allowed, the call itself is refused. */
async function callBadly({ method, path, bodyTypes }: ContractOperation, token?: string) {
  const [type] = bodyTypes;
  const response = await fetch(`${empty.url}/rest${path.replaceAll(/\{\w+\}/g, "some-id")}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(type === undefined ? {} : { "content-type": `${type}; boundary=x` }),
    },
    ...(type === undefined ? {} : { body: "{" }),
  });
  const { errorCode } = (await response.json()) as { errorCode: string };
  if (["VALIDATION_FAILED", "NOT_IMPLEMENTED"].includes(errorCode)) return "yes";
  const isRefused = String(response.status) === refusals[errorCode];
  return isRefused ? String(response.status) : `${response.status} ${errorCode}`;
}

describe("the table of operations", () => {
  test("has one row for each operation, and no others", () => {
    expect([...operationRows.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  test("covers only operations that declare their access", () => {
    const all = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const operation of all) {
      const permission = operation["x-permission"];
      expect([operation.operationId, permission]).toEqual([
        operation.operationId,
        expect.stringMatching(/^(public|authenticated|[a-z]+:[a-zA-Z]+:[a-zA-Z]+)$/),
      ]);
    }
  });

  test.each(operations)("is right about $id, checked before its body", async (operation) => {
    const answers = await answersTo((token) => callBadly(operation, token));
    expect(answers).toEqual(operationRows.get(operation.id));
  });

  test("applies to HEAD as to GET", async () => {
    for (const { id, method, path } of operations) {
      if (method !== "GET") continue;
      const address = `${empty.url}/rest${path.replaceAll(/\{\w+\}/g, "some-id")}`;
      const { status } = await fetch(address, { method: "HEAD" });
      const expected = operationRows.get(id)?.["visitor"] === "yes" ? [400, 501] : [401];
      expect([id, expected]).toEqual([id, expect.arrayContaining([status])]);
    }
  });
});

describe("the table of actions", () => {
  const records: Record<string, string> = {};
  /** Somebody beside the callers, for actions that need a person. */
  let colleague: string;

  beforeAll(async () => {
    const staff = await signInStaff(server);
    colleague = await makeUser(server, staff.admin, "colleague", [
      await roleId(server, "reviewer"),
    ]);
    const circulate = { userIds: [await userId(server, "moderator")] };
    const articleId = await write(staff);
    result(await act(staff, "editor", "submit", articleId));
    result(await act(staff, "editor", "circulate", articleId, circulate));
    records["articlesAct"] = articleId;
    const body = { parentId: "0", kind: "list", name: "Waiting", code: "waiting" };
    const token = staff.admin;
    const type = { token, body };
    const { id: typeId, version } = result(
      await server.call<"articleTypesSave">("POST /api/dtArticleType/save", type),
    );
    for (const step of [{ action: "submit" }, { action: "circulate", ...circulate }]) {
      const taken = { bizId: typeId, version, ...step };
      result(await server.call("POST /api/dtArticleType/act", { token, body: taken }));
    }
    records["articleTypesAct"] = typeId;
    records["homePagesAct"] = await submitHomePage(token);
  });

  async function submitHomePage(token: string): Promise<string> {
    const bizId = "home-en";
    const quote = { text: "High water", person: "Ann", role: null };
    const sections = [{ key: "quote", kind: "quote", visible: true, quote }];
    const path = "/api/dtHomePage";
    const { version } = result(
      await server.call<"homePagesUpdate">(`PUT ${path}/update`, {
        token,
        body: { id: bizId, version: 1, sections },
      }),
    );
    const step = { bizId, version, action: "submit" };
    result(await server.call<"homePagesAct">(`POST ${path}/act`, { token, body: step }));
    return bizId;
  }

  /** A well-formed action that is too late to change anything: based on an old version. */
  function bodyOf(id: string, action: string) {
    const outdated = {
      bizId: records[id],
      version: 99,
      comment: "Please",
      ...(id === "homePagesAct" ? {} : { userIds: [colleague] }),
    };
    if (action === "share") return { list: "usersPage", name: "Active", search: "", shared: true };
    return id.endsWith("Batch") ? { ids: ["nowhere"], action } : { action, ...outdated };
  }

  async function performAction(id: string, action: string, token?: string): Promise<string> {
    const operation = operations.find((one) => one.id === id);
    const line = `${operation?.method} ${operation?.path}`;
    const call = { ...(token === undefined ? {} : { token }), body: bodyOf(id, action) };
    const { status } = await server.call(line, call);
    if (status === 401 || status === 403) return String(status);
    return [200, 400, 409].includes(status) ? "yes" : `unexpected ${status}`;
  }

  function actionsOf(id: string): string[] {
    const name = id === "homePagesAct" ? "HomePageAction" : "WorkflowAction";
    return (document.components.schemas[name] as { enum: string[] }).enum;
  }

  test("has a row for every workflow action and every one with a permission of its own", () => {
    const acts = operations.filter(({ id }) => id.endsWith("Act"));
    const steps = acts.flatMap(({ id }) => actionsOf(id).map((action) => `${id} ${action}`));
    const guarded = operations.flatMap(({ id, actionPermissions }) =>
      Object.keys(actionPermissions).map((action) => `${id} ${action}`),
    );
    expect([...stepRows.keys()].toSorted()).toEqual(
      [...new Set([...steps, ...guarded])].toSorted(),
    );
  });

  test.each([...stepRows])("is right about %s", async (name, expected) => {
    const [id = "", action = ""] = name.split(" ");
    expect(await answersTo((token) => performAction(id, action, token))).toEqual(expected);
  });
});

describe("the table of source queries", () => {
  test("has one row for each, and no others", () => {
    expect([...queryRows.keys()].toSorted()).toEqual(Object.keys(themes).toSorted());
  });

  test.each([...queryRows])("is right about %s", async (dataThemeId, expected) => {
    const ask = async (token?: string) => {
      const call = { ...(token === undefined ? {} : { token }), body: { dataThemeId } };
      const { status } = await server.call("POST /api/chart/getDatas", call);
      return status === 200 ? "yes" : String(status);
    };
    expect(await answersTo(ask)).toEqual(expected);
  });
});
