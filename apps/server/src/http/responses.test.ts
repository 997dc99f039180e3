import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import { startTestServer } from "../../tests/_server.ts";
import type { Handlers } from "../modules/operation.ts";
import { answer, sendFile } from "../modules/operation.ts";
import { readContract } from "../kernel/contract.ts";
import { OperationChecks } from "./operation-checks.ts";
import { databaseFault } from "../db/database-error.ts";
import { sessionHandlers } from "../modules/session/handlers.ts";

const contract = readContract();
const checks = new OperationChecks(contract);

/** A handler with a result that the contract does not allow. */
function faulty(result: unknown): Partial<Handlers> {
  return { siteGetStaticSetting: async () => result } as Partial<Handlers>;
}

const line = "GET /api/app/other/getStaticSetting";

describe("responses", () => {
  test("throw in tests, without internals, when they break the contract", async () => {
    await using server = await startTestServer({ handlers: faulty({ systemName: 7 }) });
    const { status, body } = await server.call(line);
    expect(status).toBe(500);
    expect(body).toMatchObject({ errorCode: "INTERNAL", result: null });
    expect(body.message).not.toContain("systemName");
    expect(JSON.stringify(server.log)).toContain("not what the contract says");
  });

  test("lose undeclared members in production", async () => {
    const database = await openTestDatabase();
    const full = await startTestServer({ database });
    const { body } = await full.call<"siteGetStaticSetting">(line);
    await full[Symbol.asyncDispose]();
    const leaking = faulty({ ...body.result, passwordHash: "secret" });
    const env = { NODE_ENV: "production", ALLOW_EMBEDDED_IN_PRODUCTION: "1" };
    await using server = await startTestServer({ database, handlers: leaking, env });
    expect((await server.call(line)).body.result).toEqual(body.result);
    await database.close();
  });

  test("contain nothing but the request's id after an unexpected error", async () => {
    const handlers: Partial<Handlers> = {
      siteGetStaticSetting: async () => {
        throw new Error("select * from users where password = 'x'");
      },
    };
    await using server = await startTestServer({ handlers });
    const { status, body } = await server.call(line);
    expect(status).toBe(500);
    expect(body.message).toBe("Something went wrong on the server.");
    const line500 = server.log.find(
      (entry) => entry["requestId"] === body.requestId && entry["level"] === 50,
    );
    expect(JSON.stringify(line500)).toContain("select * from users");
  });

  test("keep the values of a failed query out of the log", async () => {
    const secret = "$argon2id$of-somebody";
    const handlers: Partial<Handlers> = {
      siteGetStaticSetting: async (_input, { db }) => {
        await db.execute(sql`insert into no_such_table values (${secret})`);
        throw new Error("There is no such table");
      },
    };
    await using server = await startTestServer({ handlers });
    const { body } = await server.call(line);
    const entry = server.log.find((one) => one["requestId"] === body.requestId && one["err"]);
    expect(entry).toMatchObject({
      err: {
        message: expect.stringContaining("insert into no_such_table values ($1)"),
        stack: expect.stringContaining("insert into no_such_table values ($1)"),
        cause: { code: "42P01" },
      },
    });
    expect(JSON.stringify(server.log)).not.toContain("argon2id");
  });

  test("carry further members and headers, or a file", async () => {
    const handlers: Partial<Handlers> = {
      siteQuickLinkList: async () =>
        answer([], { members: { truncated: true }, headers: { "x-note": "yes" } }),
      siteDownFile: async () =>
        sendFile(Readable.from(["some ", "bytes"]), {
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="a.pdf"',
        }),
    };
    await using server = await startTestServer({ handlers });
    const list = await server.call("GET /api/app/other/quickLinkList");
    expect(list.body).toMatchObject({ truncated: true, result: [] });
    expect(list.headers.get("x-note")).toBe("yes");
    const file = await fetch(`${server.url}/rest/api/app/other/downFile?id=a`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await file.text()).toBe("some bytes");
  });

  test("are 501 for operations without a handler", async () => {
    await using server = await startTestServer({ handlers: {} });
    const { status, body } = await server.call(line);
    expect(status).toBe(501);
    expect(body.errorCode).toBe("NOT_IMPLEMENTED");
  });
});

describe("database faults", () => {
  test("are found inside drizzle's errors and answered as refusals", async () => {
    const handlers: Partial<Handlers> = {
      siteGetStaticSetting: async (_input, { db }) => {
        await db.execute("select 1 / 0");
        throw new Error("unreachable");
      },
      authsAdd: async (_input, { db }) => {
        await db.execute("insert into sign_in_limits values ('a', 1, now()), ('a', 1, now())");
        throw new Error("unreachable");
      },
    };
    await using server = await startTestServer({ handlers: { ...sessionHandlers, ...handlers } });
    expect((await server.call(line)).status).toBe(500);
    const token = await server.signIn("admin");
    const body = { code: "demo:gauge:read", name: "Read a gauge", action: "read" };
    const duplicate = await server.call("POST /auth/add", { token, body });
    expect(duplicate.status).toBe(409);
    expect(duplicate.body.errorCode).toBe("DUPLICATE");
    const error = await server.db.execute("select 1 / 0").catch((caught: unknown) => caught);
    expect(databaseFault(error)?.code).toBe("22012");
  });
});

describe("the contract's schemas", () => {
  // Each is compiled at first use, so a broken one must be found here.
  test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    "of %s compile, for requests and responses",
    (_id, operation) => {
      checks.query(operation)({});
      if (operation.path.includes("{")) checks.path(operation)({});
      for (const type of operation.bodyTypes) checks.body(operation, type)(undefined);
      if (!operation.answersJson) return;
      expect(() => checks.reply(operation, { strict: true })({})).toThrow(
        "not what the contract says",
      );
    },
  );
});
