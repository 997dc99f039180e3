import { expect, it } from "vitest";
import { examples } from "./examples.ts";
import { runProgram } from "./run-program.ts";

const run = (title: string) =>
  runProgram(examples.find((example) => example.title === title)?.code ?? "");

it("shows visitors what three people wrote, reviewed and published", async () => {
  const { output, failure, calls } = await run("Write, and publish with three people");
  expect(failure).toBeUndefined();
  expect(output.join("\n")).toContain("Neap tide");
  expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
    ["articleTypesList", 200],
    ["articlesSave", 200],
    ["articlesAct", 200],
    ["articlesAct", 200],
    ["articlesAct", 200],
    ["siteArticleList", 200],
  ]);
});

it("shows the second page of a list", async () => {
  const { output, failure } = await run("Page through a list");
  expect(failure).toBeUndefined();
  expect(JSON.parse(output[0] ?? "")).toMatchObject({ total: 5, pages: 3 });
});

it("shows a conflict with the current record", async () => {
  const { failure = "" } = await run("Two people change the same record");
  expect(JSON.parse(failure)).toMatchObject({
    errorCode: "VERSION_CONFLICT",
    result: { current: { name: "Harbour pilots" } },
  });
});

it("shows permissions, and a call that they refuse", async () => {
  const { output, failure = "" } = await run("What a role may not do");
  expect(output[0]).toContain("content:article:");
  expect(JSON.parse(failure)).toMatchObject({ status: 403 });
});

it("shows a fault and the call after it", async () => {
  const { output, failure, calls } = await run("A server that is down");
  expect(failure).toBeUndefined();
  expect(output).toHaveLength(2);
  expect(calls.map(({ status }) => status)).toEqual([503, 200]);
});

it("names each of several calls at once", async () => {
  const { calls } = await runProgram("await Promise.all([sdk.roles.page(), sdk.users.page()])");
  expect(calls.map(({ operation }) => operation)).toEqual(["rolesPage", "usersPage"]);
});

it("begins each run with a new site", async () => {
  const code = `await sdk.friendlyLinks.save({ name: "Pilots", url: "/pilots" }); return (await sdk.friendlyLinks.page()).total`;
  expect((await runProgram(code)).output).toEqual(["1"]);
  expect((await runProgram(code)).output).toEqual(["1"]);
});

it.each([
  ["print(", "SyntaxError"],
  ["throw new Error('ebb')", "ebb"],
  ["as('nobody')", "nobody"],
])("says why %s failed", async (code, reason) => {
  expect((await runProgram(code)).failure).toContain(reason);
});

it("prints what has no JSON", async () => {
  expect((await runProgram("print(undefined); print(print)")).output[0]).toBe("undefined");
});
