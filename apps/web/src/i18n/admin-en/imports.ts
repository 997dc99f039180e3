/** Messages of imports from files of spreadsheets. */
export const imports = {
  title: "Import from a file",
  text: "The first row names the columns. A record that exists already is changed; an empty cell leaves its field as it is.",
  template: (p: { format: string }) => `Template (${p.format})`,
  file: "File",
  chooseFile: "Choose a file",
  noFile: "No file chosen",
  fileHelp: (p: { count: number }) => `CSV or XLSX, at most 1 MB and ${p.count} rows.`,
  tooLarge: (p: { name: string }) =>
    `“${p.name}” is larger than 1 MB. Split it into several files.`,
  fileProblems: {
    format: (p: { name: string }) =>
      `“${p.name}” is neither a CSV file nor an Excel workbook (.xlsx). Save it as one of these, then choose it again.`,
    minItems: (p: { name: string }) =>
      `“${p.name}” has no row below its first one, which names the columns. Add rows, or begin with a template.`,
    maxItems: (p: { name: string; count: number }) =>
      `“${p.name}” has more than ${p.count} rows. Split it into several files.`,
    required: (p: { name: string }) =>
      `“${p.name}” lacks the column by which records are recognised. Begin with a template, which has every column.`,
  },
  run: (p: { count: number }) => (p.count === 1 ? "Import one row" : `Import ${p.count} rows`),
  done: (p: { count: number }) =>
    p.count === 1 ? "One row imported." : `${p.count} rows imported.`,
  report: "What becomes of each row",
  line: (p: { line: number }) => `Row ${p.line}`,
  ignored: (p: { names: string }) => `Columns that are ignored: ${p.names}`,
  nothingImported:
    "Nothing is imported while a row is refused. Correct the file and choose it again.",
  problems: {
    enum: (p: { values: string }) => `Use one of ${p.values}.`,
    integer: "Enter a whole number.",
    boolean: "Enter yes or no.",
    exists: (p: { text: string }) => `Nothing has the code or name “${p.text}”.`,
    notExisting: "This does not exist.",
    ambiguous: (p: { text: string }) => `Several have the name “${p.text}”. Use the code.`,
    unique: "Another record has this already. Use a different one.",
    fixed: "This cannot be changed once the record exists.",
    username: "The password must not contain the user name.",
    common: "This password is too common. Choose another one.",
    guessable: "This password is too easy to guess. Choose a longer or less usual one.",
  },
  outcomes: { created: "Created", updated: "Updated", unchanged: "Unchanged", refused: "Refused" },
  wouldBe: {
    created: "Will be created",
    updated: "Will be updated",
    unchanged: "Unchanged",
    refused: "Refused",
  },
};
