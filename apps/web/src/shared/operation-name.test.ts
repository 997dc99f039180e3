import { expect, test } from "vitest";
import { operationName } from "./operation-name.ts";

const operations = { "Change a role": "修改角色" };

test("an operation is named in the reader's language", () => {
  expect(operationName(operations, "Change a role")).toBe("修改角色");
});

test.each(["Our articles", "", "constructor"])("a name that staff wrote is kept: %j", (name) => {
  expect(operationName(operations, name)).toBe(name);
});
