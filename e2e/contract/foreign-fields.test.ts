import { readFileSync } from "node:fs";
import type { OperationId, Sdk } from "@atrium/sdk";
import { sampleInput } from "@atrium/sdk/testing";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../packages/sdk/tests/_contract.ts";
import { methodOf } from "../../packages/sdk/tests/_method-of.ts";
import { failureOf, sdkFor } from "./_sdk.ts";

/*
 * Mass assignment: whatever field of whatever record is sent along with a write, the server refuses what the body's
 * schema does not name, so that nobody sets an author, a status, a counter or a password's hash by the way.
 */

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

const inputOf = sampleInput as (id: OperationId, options: { seed: number }) => object;
const file = new URL("../../openapi/dist/openapi.json", import.meta.url);
const { components } = JSON.parse(readFileSync(file, "utf8")) as {
  components: { schemas: Record<string, Schema> };
};

/** What other programs have fallen for. */
const notorious = [
  "isAdmin",
  "role",
  "passwordHash",
  "staffUserId",
  "_id",
  "constructor",
  "toString",
];
/** Beside it, every field that any record of the contract has. */
const fields = [...new Set([...notorious, ...Object.values(components.schemas).flatMap(fieldsOf)])];
/** As many faults as a reply names at most. */
const atOnce = 20;

const writes = [...operations.values()].flatMap(({ operationId, requestBody }) => {
  const media = requestBody?.content?.["application/json"] as { schema: Schema } | undefined;
  return media === undefined ? [] : [{ id: operationId, own: fieldsOf(media.schema) }];
});

let server: TestServer;
let admin: Sdk;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  admin = await sdkFor(server, "admin");
});

afterAll(() => server[Symbol.asyncDispose]());

function fieldsOf({ $ref, allOf = [], properties = {} }: Schema): string[] {
  const named = $ref === undefined ? undefined : components.schemas[$ref.split("/").at(-1) ?? ""];
  const parts = named === undefined ? allOf : [...allOf, named];
  return [...Object.keys(properties), ...parts.flatMap(fieldsOf)];
}

it.each(writes)("$id refuses every field that is not its own", async ({ id, own }) => {
  const foreign = fields.filter((field) => !own.includes(field));
  expect(foreign.length).toBeGreaterThan(100);
  for (let begin = 0; begin < foreign.length; begin += atOnce) {
    const sent = foreign.slice(begin, begin + atOnce);
    const extra = Object.fromEntries(sent.map((field) => [field, "x"]));
    const error = await failureOf(methodOf(admin, id)({ ...inputOf(id, { seed: 1 }), ...extra }));
    expect([error.status, error.errorCode]).toEqual([400, "VALIDATION_FAILED"]);
    expect(error.fieldErrors.map(({ field }) => field).toSorted()).toEqual(sent.toSorted());
  }
});
