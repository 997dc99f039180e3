import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { userRoles, users } from "../db/schema/index.ts";
import { readContract, type ContractOperation } from "./contract.ts";

const guarded = readContract().operations.filter(({ access }) => access !== "public");
const withPermission = guarded.filter(({ access }) => typeof access === "object");
let server: TestServer;
let withoutRoles: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  withoutRoles = await server.signIn("auditor");
  const [auditor] = await server.db.select().from(users).where(eq(users.username, "auditor"));
  await server.db.delete(userRoles).where(eq(userRoles.userId, auditor?.id ?? ""));
});

afterAll(() => server[Symbol.asyncDispose]());

/** A call with everything wrong but its address: unknown query key, malformed body. */
async function callBadly(operation: ContractOperation, token?: string) {
  const path = operation.path.replaceAll(/\{\w+\}/g, "some-id");
  const takesBody = operation.bodyTypes[0] !== undefined;
  const response = await fetch(`${server.url}/rest${path}?unknown=1`, {
    method: operation.method,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(takesBody ? { "content-type": "text/plain" } : {}),
    },
    ...(takesBody ? { body: "{" } : {}),
  });
  return (await response.json()) as { success: boolean; code: number; errorCode: string };
}

describe("an operation that is not public", () => {
  test.each(guarded)(
    "$id refuses an anonymous caller before it looks at the call",
    async (operation) => {
      expect(await callBadly(operation)).toMatchObject({
        success: false,
        code: 1,
        errorCode: "UNAUTHENTICATED",
      });
    },
  );

  test.each(withPermission)("$id refuses a caller without the right", async (operation) => {
    expect(await callBadly(operation, withoutRoles)).toMatchObject({ errorCode: "FORBIDDEN" });
  });
});
