import { outcomes, entryKinds, type ImportReport, type EntryKind } from "../../import/report.ts";

const NAMES: Readonly<Record<EntryKind, string>> = {
  author: "authors",
  category: "categories",
  tag: "tags",
  term: "other terms",
  post: "posts",
  page: "pages",
  attachment: "files",
  comment: "comments",
  customField: "custom fields",
  otherItem: "other items",
};
const COLUMNS = ["found", "imported", "updated", "unchanged", "merged", "skipped"];
const FIRST_WIDTH = 15;
const WIDTH = 11;

/** The report for people: the totals, then every reason with its count. */
export function reportText(report: ImportReport): string {
  const title = `${report.siteTitle || "A site"} (${report.source})`;
  const lines = [
    title,
    "",
    row("", COLUMNS),
    ...entryKinds.filter((kind) => report.found[kind] > 0).map((kind) => countRow(report, kind)),
    ...section("Changed", report.changed),
    ...section("Skipped", report.skipped),
    "",
    ...conclusion(report),
  ];
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

function countRow({ found, counts }: ImportReport, kind: EntryKind): string {
  const numbers = [found[kind], ...outcomes.map((outcome) => counts[kind][outcome])];
  return row(NAMES[kind], numbers.map(String));
}

function row(first: string, cells: readonly string[]): string {
  return first.padEnd(FIRST_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join("");
}

function section(title: string, reasons: ImportReport["skipped"]): string[] {
  const lines = entryKinds.flatMap((kind) =>
    Object.entries(reasons[kind]).map(
      ([reason, count]) => `  ${String(count).padStart(6)}  ${NAMES[kind]}: ${reason}`,
    ),
  );
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function conclusion({ counts, dryRun }: ImportReport): string[] {
  const written = entryKinds.reduce(
    (sum, kind) => sum + counts[kind].imported + counts[kind].updated,
    0,
  );
  if (dryRun) {
    return [`Dry run: nothing was changed. ${written} records would be written.`];
  }
  if (written === 0) return ["Nothing was changed: everything is here already."];
  return [`${written} records were written.`];
}
