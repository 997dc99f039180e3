import { expect, test, vi } from "vitest";
import { runTextTask } from "./text-pool.ts";

const refuse = () => {
  throw new Error("The work was done on the spot");
};
vi.mock("../content/text-tasks.ts", () => ({
  textTasks: { readSheet: refuse, plainText: refuse },
}));

test("a short text is worked on at once", async () => {
  await expect(runTextTask("plainText", "<p>a</p>")).rejects.toThrow("on the spot");
});

test("a file goes to a thread, however short: what it unpacks to is not", async () => {
  const file = Buffer.from("a,b").toString("base64");
  expect(await runTextTask("readSheet", file)).toEqual([["a", "b"]]);
});
