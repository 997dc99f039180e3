/** Messages of imports from files of spreadsheets. */
export const imports = {
  import: "Import",
  title: "Import from a file",
  text: "The first row names the columns. A record that exists already is changed; an empty cell leaves its field as it is.",
  template: (p: { format: string }) => `Template (${p.format})`,
  file: "File",
  fileHelp: (p: { count: number }) => `CSV or XLSX, at most 1 MB and ${p.count} rows.`,
  tooLarge: "The file is larger than 1 MB. Split it into several.",
  run: (p: { count: number }) => (p.count === 1 ? "Import one row" : `Import ${p.count} rows`),
  done: (p: { count: number }) =>
    p.count === 1 ? "One row imported." : `${p.count} rows imported.`,
  report: "What becomes of each row",
  line: (p: { line: number }) => `Row ${p.line}`,
  ignored: (p: { names: string }) => `Columns that are ignored: ${p.names}`,
  nothingImported:
    "Nothing is imported while a row is refused. Correct the file and choose it again.",
  outcomes: { created: "Created", updated: "Updated", unchanged: "Unchanged", refused: "Refused" },
  wouldBe: {
    created: "Will be created",
    updated: "Will be updated",
    unchanged: "Unchanged",
    refused: "Refused",
  },
};
