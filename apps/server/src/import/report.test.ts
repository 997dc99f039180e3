import { expect, test } from "vitest";
import { reportText } from "../cli/import-report/report-text.ts";
import { ReportBuilder, type ReportEntry } from "./report.ts";

const about = { source: "a.example", siteTitle: "A", dryRun: false };
const imported: ReportEntry = { kind: "post", id: "1", title: "T", outcome: "imported", notes: [] };

test("an entry that was found but not reported is an error", () => {
  const report = new ReportBuilder(() => undefined);
  report.found.post = 2;
  report.add(imported);
  expect(() => report.build(about)).toThrow("The file has 2 of post, but 1 are accounted for");
  report.add(imported);
  report.add(imported);
  expect(() => report.build(about)).toThrow("but 3");
});

test("a skipped entry without a reason is an error", () => {
  const report = new ReportBuilder(() => undefined);
  expect(() => report.add({ ...imported, outcome: "skipped" })).toThrow(/without a reason/);
});

test("reasons are grouped by the text before their details", () => {
  const report = new ReportBuilder(() => undefined);
  report.found.post = 3;
  report.add({ ...imported, notes: ["players became links: a.example"] });
  report.add({ ...imported, outcome: "updated", notes: ["players became links: b.example"] });
  report.add({ ...imported, outcome: "skipped", notes: ["was in the trash"] });
  const text = reportText(report.build(about));
  expect(text).toMatch(/^posts +3 +1 +1 +0 +0 +1$/m);
  expect(text).toMatch(/^ +2 {2}posts: players became links$/m);
  expect(text).toMatch(/^ +1 {2}posts: was in the trash$/m);
  expect(text).toMatch(/2 records were written\.\n$/);
});

test("an import that wrote nothing says so, and so does a dry run", () => {
  const report = new ReportBuilder(() => undefined);
  expect(reportText(report.build(about))).toMatch(
    /Nothing was changed: everything is here already/,
  );
  expect(reportText(report.build({ ...about, dryRun: true }))).toMatch(
    /Dry run: nothing was changed/,
  );
});
