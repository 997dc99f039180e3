import { describe, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import { startTestServer } from "../../tests/_server.ts";
import { AppError, statusByCode, type ErrorCode } from "../kernel/app-error.ts";
import { readContract } from "../kernel/contract.ts";
import { FailureChecks } from "./failure-checks.ts";
import type { OperationId } from "../kernel/contract.ts";
import type { Handlers } from "../modules/operation.ts";

const contract = readContract();

function complaint(id: OperationId, errorCode: ErrorCode, result?: Record<string, unknown>) {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  const refusal = new AppError(errorCode, "Refused.", result === undefined ? {} : { result });
  return new FailureChecks(contract).of(operation)(refusal)?.message ?? null;
}

describe("FailureChecks", () => {
  test("accepts the codes that the contract lists for the operation, and those of an unknown operation", () => {
    expect(complaint("articlesSave", "SLUG_TAKEN")).toBeNull();
    expect(complaint("articlesSave", "UNAVAILABLE")).toBeNull();
    expect(complaint("articlesSave", "NOT_IMPLEMENTED")).toBeNull();
  });

  test("rejects any other code", () => {
    expect(complaint("articlesSave", "CYCLE")).toContain("articlesSave");
    expect(complaint("siteTypeTree", "UNAUTHENTICATED")).toContain("UNAUTHENTICATED (Refused.)");
  });

  test("requires the current record with a conflict, counts with IN_USE, and nothing with other codes", () => {
    const now = new Date();
    const stamps = { createdAt: now, createdBy: "b", createdByName: "B", updatedAt: now };
    const entity = { ...stamps, id: "a", updatedBy: "b", updatedByName: "B", version: 2 };
    const page = { menuId: null, menuTitle: null, httpMethod: null, apiPath: null };
    const fields = { code: "a:b:c", name: "C", action: "c", description: null, orderBy: 0 };
    const auth = { ...entity, ...page, ...fields, status: "enabled" };
    expect(complaint("authsUpdate", "VERSION_CONFLICT", { current: auth })).toBeNull();
    expect(complaint("authsUpdate", "VERSION_CONFLICT", { current: { ...auth, id: 7 } })).toContain(
      "result/current/id must be string",
    );
    expect(complaint("authsUpdate", "VERSION_CONFLICT")).toContain("result must be object");
    expect(complaint("authsDelete", "IN_USE", { roles: 2 })).toBeNull();
    expect(complaint("authsDelete", "IN_USE", { roles: "two" })).toContain("must be integer");
    expect(complaint("articlesSave", "SLUG_TAKEN", { slug: "a" })).toContain("must be null");
  });
});

describe("an undeclared failure", () => {
  const handlers: Partial<Handlers> = {
    siteGetStaticSetting: async () => {
      throw new AppError("SLUG_TAKEN", "Somebody has it.");
    },
  };
  const line = "GET /api/app/other/getStaticSetting";

  test("throws in development and tests", async () => {
    await using server = await startTestServer({ handlers });
    const { status, body } = await server.call(line);
    expect([status, body.errorCode]).toEqual([500, "INTERNAL"]);
    expect(body.message).not.toContain("SLUG_TAKEN");
    expect(JSON.stringify(server.log)).toContain(
      "siteGetStaticSetting is not what the contract says: SLUG_TAKEN (Somebody has it.)",
    );
  });

  test("is sent in production", async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const env = { NODE_ENV: "production", ALLOW_EMBEDDED_IN_PRODUCTION: "1" };
    await using server = await startTestServer({ database, handlers, env });
    const { status, body } = await server.call(line);
    expect([status, body.errorCode]).toEqual([409, "SLUG_TAKEN"]);
  });
});

test("the contract and the server give every code the same status", () => {
  const { ErrorCode } = contract.document.components.schemas;
  expect(ErrorCode?.["x-status"]).toEqual(statusByCode);
});
