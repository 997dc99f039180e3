import { expect, test } from "vitest";
import { reportText } from "../cli/import-report/report-text.ts";
import { ReportBook, type ReportEntry } from "./report.ts";

const about = { source: "a.example", siteTitle: "A", dryRun: false };
const taken: ReportEntry = { kind: "post", id: "1", title: "T", outcome: "taken", notes: [] };

test("what is found but not accounted for is a fault", () => {
  const book = new ReportBook(() => undefined);
  book.found.post = 2;
  book.add(taken);
  expect(() => book.close(about)).toThrow("The file has 2 of post, but 1 are accounted for");
  book.add(taken);
  book.add(taken);
  expect(() => book.close(about)).toThrow("but 3");
});

test("what is left out without a reason is a fault", () => {
  const book = new ReportBook(() => undefined);
  expect(() => book.add({ ...taken, outcome: "leftOut" })).toThrow(/without a reason/);
});

test("reasons are summed by what stands before their details", () => {
  const book = new ReportBook(() => undefined);
  book.found.post = 3;
  book.add({ ...taken, notes: ["players became links: a.example"] });
  book.add({ ...taken, outcome: "updated", notes: ["players became links: b.example"] });
  book.add({ ...taken, outcome: "leftOut", notes: ["was in the trash"] });
  const text = reportText(book.close(about));
  expect(text).toMatch(/^posts +3 +1 +1 +0 +0 +1$/m);
  expect(text).toMatch(/^ +2 {2}posts: players became links$/m);
  expect(text).toMatch(/^ +1 {2}posts: was in the trash$/m);
  expect(text).toMatch(/2 records were written\.\n$/);
});

test("an import that wrote nothing says so, and a dry run too", () => {
  const book = new ReportBook(() => undefined);
  expect(reportText(book.close(about))).toMatch(/Nothing was changed: everything is here already/);
  expect(reportText(book.close({ ...about, dryRun: true }))).toMatch(
    /Dry run: nothing was changed/,
  );
});
