import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("auditor");
});

afterAll(() => server[Symbol.asyncDispose]());

function list(query = "") {
  return server.call<"dictsList">(`GET /api/lcdpDict/list${query}`, { token });
}

describe("the list of dictionaries", () => {
  test("contains each with its items, both in order", async () => {
    const { result } = (await list()).body;
    expect(result.length).toBeGreaterThanOrEqual(20);
    expect(result[0]).toMatchObject({
      code: "enabledStatus",
      system: true,
      lcdpDictItem: [
        { value: "enabled", label: "Enabled", color: "success", dictCode: "enabledStatus" },
        { value: "disabled", label: "Disabled" },
      ],
    });
  });

  test("finds one by its code", async () => {
    expect((await list("?code=gender")).body.result.map(({ code }) => code)).toEqual(["gender"]);
    expect((await list("?code=nothing")).body.result).toEqual([]);
    expect((await list("?status=disabled")).body.result).toEqual([]);
  });
});
