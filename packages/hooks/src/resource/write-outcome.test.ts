import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { mayHaveChanged } from "./write-outcome.ts";

const refused = (status: number | undefined) =>
  new ApiError({ kind: "refused", errorCode: "INTERNAL", message: "no", status });

test.each([
  [400, false],
  [401, false],
  [403, false],
  [undefined, false],
  [404, true],
  [409, true],
  [410, true],
  [500, true],
  [503, true],
])("a refusal with status %s may have changed something: %s", (status, expected) => {
  expect(mayHaveChanged(refused(status))).toBe(expected);
});

test("an unknown outcome may have changed something", () => {
  expect(mayHaveChanged(new ApiError({ kind: "timeout", errorCode: "TIMEOUT", message: "" }))).toBe(
    true,
  );
  expect(mayHaveChanged(new TypeError("x is undefined"))).toBe(true);
});
