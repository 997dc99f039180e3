import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { products, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type Report = components["schemas"]["ImportReport"];

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  admin = await server.signIn("admin");
});
afterAll(() => server[Symbol.asyncDispose]());

interface Options {
  token?: string;
  dryRun?: boolean;
  dictId?: string;
}

const call = (kind: string, lines: readonly string[], options: Options = {}) => {
  const { token = admin, dryRun = false, dictId } = options;
  const file = Buffer.from(lines.join("\n")).toString("base64");
  const body = { kind, file, dryRun, ...(dictId && { dictId }) };
  return server.call<"importsRun">("POST /api/import/run", { token, body });
};
const run = async (...args: Parameters<typeof call>): Promise<Report> =>
  result(await call(...args));
const outcomes = ({ rows }: Report) => rows.map(({ outcome }) => outcome);
const countUsers = () => server.db.$count(users);

const head = "用户名,Name,Initial password,Organisation,Roles,Email";
const ann = "ann.lee,Ann Lee,a quiet harbour at dawn,company,editor; Reviewer,ann@example.com";
const ben = "ben.ito,Ben Ito,a loud harbour at dusk,COMPANY,editor,";

describe("a file of users", () => {
  test("is tried without a trace, imported, and then changes nothing", async () => {
    const before = await countUsers();
    const tried = await run("users", [head, ann, ben], { dryRun: true });
    expect(tried).toMatchObject({ imported: false, ignoredColumns: [] });
    expect(tried.rows).toMatchObject([
      { line: 2, name: "ann.lee", outcome: "created", id: null, problems: [] },
      { line: 3, name: "ben.ito", outcome: "created", id: null, problems: [] },
    ]);
    expect(await countUsers()).toBe(before);

    const imported = await run("users", [head, ann, ben]);
    expect([imported.imported, outcomes(imported)]).toEqual([true, ["created", "created"]]);
    expect(await countUsers()).toBe(before + 2);
    expect(await server.signIn("ann.lee", "a quiet harbour at dawn")).toBeTruthy();
    const logged = await operationLog(server);
    expect(logged.filter(({ targetId }) => targetId === imported.rows[0]?.id)).toHaveLength(1);

    expect(outcomes(await run("users", [head, ann, ben]))).toEqual(["unchanged", "unchanged"]);
    const renamed = await run("users", ["username,name", "ann.lee,Ann Lee-Moe"]);
    expect(outcomes(renamed)).toEqual(["updated"]);
  });

  test("imports nothing when a row is refused, and says why", async () => {
    const before = await countUsers();
    const report = await run("users", [
      `${head},Shoe size`,
      "cleo.ray,Cleo Ray,a wide harbour at noon,company,editor,,40",
      "dan,,1234,nowhere,no role,no address,",
      ",Nobody,a wide harbour at noon,company,editor,,",
    ]);
    expect(report).toMatchObject({ imported: false, ignoredColumns: ["Shoe size"] });
    expect(outcomes(report)).toEqual(["created", "refused", "refused"]);
    expect(report.rows[1]?.problems).toMatchObject([
      { field: "orgId", code: "exists", params: { text: "nowhere" } },
      { field: "roleIds", code: "exists", params: { text: "no role" } },
    ]);
    expect(report.rows[2]?.problems).toEqual([
      { field: "username", code: "required", message: "is required", params: {} },
    ]);
    expect(await countUsers()).toBe(before);
  });

  test("grants no more than its importer may", async () => {
    const codes = ["system:user:add", "system:user:page"];
    const clerks = await makeRole(server, "clerks", codes);
    await makeUser(server, admin, "clerk", [clerks]);
    const token = await server.signIn("clerk");
    const report = await run(
      "users",
      [head, "eve.fox,Eve Fox,a dark harbour at night,company,admin,", "ann.lee,Ann,,,,"],
      { token, dryRun: true },
    );
    expect(outcomes(report)).toEqual(["refused", "refused"]);
    expect(report.rows[1]?.problems).toMatchObject([{ field: null, code: "FORBIDDEN" }]);
    // Whether a guess of what they may not change is right is not said.
    const guesses = ["username,name,email", "ann.lee,Ann Lee-Moe,ann@example.com"];
    const adders = await makeRole(server, "adders", ["system:user:add"]);
    await makeUser(server, admin, "adder", [adders]);
    const adder = { token: await server.signIn("adder"), dryRun: true };
    for (const lines of [guesses, ["username,name,email", "ann.lee,Somebody,no@example.com"]]) {
      expect((await run("users", lines, adder)).rows).toMatchObject([
        { outcome: "refused", problems: [{ field: null }] },
      ]);
    }
    const products = await call("products", ["code,name,kind", "A,A,category"], { token });
    expect(products.body.errorCode).toBe("FORBIDDEN");
  });
});

test("products lie below earlier rows, and their kind stays", async () => {
  const lines = [
    "编号,名称,类别,上级,价格,币种,状态",
    "GAUGES,Gauges,分类,,,,上架",
    "TIDE,Tide gauges,series,gauges,,,draft",
    "TG-9,Tide gauge 9,product,TIDE,1280.00,EUR,draft",
  ];
  const report = await run("products", lines);
  expect([report.imported, outcomes(report)]).toEqual([true, ["created", "created", "created"]]);
  const rows = await server.db.select().from(products);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  expect(byCode.get("TG-9")).toMatchObject({
    parentId: byCode.get("TIDE")?.id,
    priceAmount: "1280.00",
  });
  const again = await run("products", ["code,kind,name", "TG-9,series,Tide gauge 9"]);
  expect(again.rows[0]?.problems).toMatchObject([{ field: "kind", code: "fixed" }]);
});

test("items need a dictionary, and the contract checks their values", async () => {
  const lines = ["value,label,Sort order,Default", "low tide,Low tide,ten,no"];
  expect((await call("dictItems", lines)).body.fieldErrors).toMatchObject([{ field: "dictId" }]);
  const body = { code: "tides", name: "Tides" };
  const saved = server.call<"dictsSave">("POST /api/lcdpDict/save", { token: admin, body });
  const dictId = result(await saved).id;
  const report = await run("dictItems", lines, { dictId });
  expect(report.rows[0]?.problems).toMatchObject([
    { field: "value", code: "pattern", params: { pattern: "^\\S+$" } },
    { field: "orderBy", code: "type", params: { types: ["integer"] } },
  ]);
  const right = [lines[0] ?? "", "low,Low tide,10,yes"];
  expect((await run("dictItems", right, { dictId })).imported).toBe(true);
});

test.each([
  [["name,email", "Ann,"], "required"],
  [["username,name"], "minItems"],
  [["username", ...Array.from({ length: 201 }, (_, at) => `user${at}`)], "maxItems"],
  [["PK not a workbook"], "format"],
])("a file that cannot be imported is refused: %#", async (lines, code) => {
  const { body } = await call("users", lines);
  expect(body.fieldErrors).toMatchObject([{ field: "file", code }]);
});
