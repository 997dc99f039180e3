/** The cells of one line of a table. */
export type Row = (string | number)[];

/** Writes a Markdown table. A title such as `>bytes` sets its column flush right. */
export function writeTable(titles: string[], rows: Row[]): string {
  const line = (cells: Row) => `| ${cells.join(" | ")} |`;
  return [
    line(titles.map((title) => title.replace(/^>/, ""))),
    line(titles.map((title) => (title.startsWith(">") ? "--:" : "---"))),
    ...rows.map(line),
  ].join("\n");
}

/**
 * Puts a suite's results in their place: between `<!-- name:start -->` and `<!-- name:end -->`. What people wrote
 * around it stays.
 *
 * @throws Error when the document has no such place.
 */
export function replaceSection(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no place for "${name}" (${start}).`);
  return `${document.slice(0, from + start.length)}\n\n${content.trim()}\n\n${document.slice(to)}`;
}
