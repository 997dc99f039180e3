import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ReportBuilder } from "../../import/report.ts";
import { ReportFile } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const about = { source: "a.example", siteTitle: "A", dryRun: false };
const entry = { kind: "post", id: "1", title: "“T”", outcome: "imported", notes: [] } as const;

test("a finished report is JSON with every entry, however many there are", () => {
  const path = join(folder, "whole.json");
  const file = new ReportFile(path);
  for (let count = 0; count < 3000; count += 1) file.add(entry);
  expect(existsSync(path)).toBe(false);
  file.finish(new ReportBuilder(() => undefined).build(about));
  const written = JSON.parse(readFileSync(path, "utf8"));
  expect(written.entries).toHaveLength(3000);
  expect(written.entries[2999]).toEqual(entry);
  expect(written.report).toMatchObject(about);
});

test("a discarded report leaves no file behind", () => {
  const file = new ReportFile(join(folder, "dropped.json"));
  file.add(entry);
  file.discard();
  expect(readdirSync(folder).filter((name) => name.startsWith("dropped"))).toEqual([]);
});
