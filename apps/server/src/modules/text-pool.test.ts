import { expect, test } from "vitest";
import { isDoneAtOnce, runTextTask } from "./text-pool.ts";

const table = { file: Buffer.from("a,b").toString("base64"), maxRows: 10 };

test("a short text is worked on at once; a long one and every file go to a thread", () => {
  expect(isDoneAtOnce("<p>a</p>")).toBe(true);
  expect(isDoneAtOnce("a".repeat(10_001))).toBe(false);
  expect(isDoneAtOnce(table)).toBe(false);
});

test("both give what the task does", async () => {
  expect(await runTextTask("plainText", "<p>a</p>")).toBe("a");
  expect(await runTextTask("plainText", `<p>${"a".repeat(10_001)}</p>`)).toHaveLength(10_001);
  expect(await runTextTask("readSheet", table)).toEqual([{ line: 1, cells: ["a", "b"] }]);
});
