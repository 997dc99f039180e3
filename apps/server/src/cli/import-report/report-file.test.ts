import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ReportBook } from "../../import/report.ts";
import { ReportFile } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const about = { source: "a.example", siteTitle: "A", dryRun: false };
const entry = { kind: "post", id: "1", title: "“T”", outcome: "taken", notes: [] } as const;

test("a finished report is JSON with every entry, whatever their number", () => {
  const path = join(folder, "whole.json");
  const file = new ReportFile(path);
  for (let count = 0; count < 3000; count += 1) file.add(entry);
  expect(existsSync(path)).toBe(false);
  file.finish(new ReportBook(() => undefined).close(about));
  const written = JSON.parse(readFileSync(path, "utf8"));
  expect(written.entries).toHaveLength(3000);
  expect(written.entries[2999]).toEqual(entry);
  expect(written.report).toMatchObject(about);
});

test("an unfinished one goes", () => {
  const file = new ReportFile(join(folder, "dropped.json"));
  file.add(entry);
  file.drop();
  expect(readdirSync(folder).filter((name) => name.startsWith("dropped"))).toEqual([]);
});
