import type { ImportColumn } from "./import-kind.ts";

/** The columns of a file, each at its place in a row, and the names that no field has. */
export interface MatchedColumns {
  readonly columns: readonly { readonly column: ImportColumn; readonly at: number }[];
  readonly ignored: readonly string[];
}

/** Finds the field of each column by its name in either language, or by its own. Of equal columns the first counts. */
export function matchColumns(
  head: readonly string[],
  known: readonly ImportColumn[],
): MatchedColumns {
  const matched = head.map((title, at) => ({ title, at, column: columnNamed(title, known) }));
  const columns = matched.flatMap(({ at, column }, index) => {
    if (column === undefined) return [];
    return matched.findIndex((other) => other.column === column) === index ? [{ column, at }] : [];
  });
  const used = new Set(columns.map(({ at }) => at));
  const ignored = matched.filter(({ at, title }) => !used.has(at) && title !== "");
  return { columns, ignored: ignored.map(({ title }) => title.slice(0, 64)) };
}

function columnNamed(title: string, known: readonly ImportColumn[]): ImportColumn | undefined {
  const word = title.toLowerCase();
  return known.find(({ field, header, headerZh }) =>
    [field, header, headerZh].some((name) => name.toLowerCase() === word),
  );
}
