import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groupParts, parts, readTestArguments } from "./parts.mjs";

test("runs every part by default, the deep ones only at full depth", () => {
  expect(readTestArguments([])).toEqual({
    full: false,
    requirePostgres: false,
    shard: undefined,
    parts: parts.filter(({ deep }) => !deep),
  });
  expect(readTestArguments(["--full"])).toMatchObject({ full: true, parts });
});

test("every part has a job in the nightly run", () => {
  const workflow = join(import.meta.dirname, "../../.github/workflows/nightly.yml");
  const [, jobs = ""] = /part: \[(.*)\]/.exec(readFileSync(workflow, "utf8")) ?? [];
  expect(jobs.split(", ")).toEqual([...new Set(parts.map(({ name }) => name))]);
});

test("runs the named parts in their own order, the server's on both databases", () => {
  const { parts: chosen } = readTestArguments(["--part", "journeys", "--part", "server"]);
  expect(chosen.map(({ title }) => title)).toEqual([
    "Server on PostgreSQL",
    "Server on the embedded database",
    "Journeys",
  ]);
});

test("rejects an unknown part and lists all parts", () => {
  expect(() => readTestArguments(["--part", "sever"])).toThrow(
    "There is no part sever: the parts are server, unit, browser, packages, journeys.",
  );
});

test("rejects an unknown option, and a shard of anything but the journeys", () => {
  expect(() => readTestArguments(["--postgres"])).toThrow("--postgres");
  expect(() => readTestArguments(["--shard", "1/2"])).toThrow("Only the journeys run in shards");
  expect(readTestArguments(["--part", "journeys", "--shard", "1/2"]).shard).toBe("1/2");
});

test("runs the server's tests on PostgreSQL beside the parts that need no database of a server", () => {
  const titles = (chosen: typeof parts) =>
    groupParts(chosen).map((group) => group.map((sequence) => sequence.map(({ name }) => name)));
  const chosen = parts.filter(({ deep }) => !deep);
  expect(titles(chosen)).toEqual([
    [["server"], ["unit", "browser", "packages"]],
    [["server"]],
    [["journeys"]],
  ]);
  expect(titles(chosen.filter(({ name }) => name === "server"))).toEqual([
    [["server"]],
    [["server"]],
  ]);
});
