import { outcomes, partKinds, type ImportReport, type PartKind } from "../../import/report.ts";

const NAMES: Readonly<Record<PartKind, string>> = {
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
const COLUMNS = ["found", "taken", "updated", "unchanged", "merged", "left out"];
const FIRST_WIDTH = 15;
const WIDTH = 11;

/** The report for people: what was found and what became of it, then every reason with its count. */
export function reportText(report: ImportReport): string {
  const title = `${report.siteTitle || "A site"} (${report.source})`;
  const lines = [
    title,
    "",
    row("", COLUMNS),
    ...partKinds.filter((kind) => report.found[kind] > 0).map((kind) => countRow(report, kind)),
    ...section("Changed on the way in", report.changed),
    ...section("Left out", report.leftOut),
    "",
    ...conclusion(report),
  ];
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

function countRow({ found, counts }: ImportReport, kind: PartKind): string {
  const numbers = [found[kind], ...outcomes.map((outcome) => counts[kind][outcome])];
  return row(NAMES[kind], numbers.map(String));
}

function row(first: string, cells: readonly string[]): string {
  return first.padEnd(FIRST_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join("");
}

function section(title: string, reasons: ImportReport["leftOut"]): string[] {
  const lines = partKinds.flatMap((kind) =>
    Object.entries(reasons[kind]).map(
      ([reason, count]) => `  ${String(count).padStart(6)}  ${NAMES[kind]}: ${reason}`,
    ),
  );
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function conclusion({ counts, dryRun }: ImportReport): string[] {
  const written = partKinds.reduce(
    (sum, kind) => sum + counts[kind].taken + counts[kind].updated,
    0,
  );
  if (dryRun) {
    return [`Dry run: nothing was changed. ${written} records would be written.`];
  }
  if (written === 0) return ["Nothing was changed: everything is here already."];
  return [`${written} records were written.`];
}
