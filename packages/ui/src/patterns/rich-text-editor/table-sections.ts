import type { Node } from "@tiptap/pm/model";

/** The part of a table that a row came in, with what that part carries. */
export interface RowSection {
  readonly tag: "thead" | "tbody" | "tfoot";
  /** Identifies a body of the table. */
  readonly index: number;
  readonly lang: string | null;
  readonly class: string | null;
}

const newBody: RowSection = { tag: "tbody", index: -1, lang: null, class: null };

/**
 * The rows of a table by its sections. A row made in the editor belongs to the body around it; before the head it
 * joins the head, since no body may come first.
 */
export function sectionsOf(table: Node): readonly (readonly [RowSection, readonly Node[]])[] {
  const rows = table.children;
  const sections: [RowSection, Node[]][] = [];
  for (const [at, row] of rows.entries()) {
    const section = sectionOf(row) ?? inferred(rows, at, sections.at(-1)?.[0]);
    const last = sections.at(-1);
    if (last !== undefined && isSame(last[0], section)) last[1].push(row);
    else sections.push([section, [row]]);
  }
  return sections;
}

function inferred(rows: readonly Node[], at: number, before: RowSection | undefined): RowSection {
  if (before?.tag === "tbody") return before;
  const next = rows
    .slice(at)
    .map(sectionOf)
    .find((section) => section !== null);
  if (next === undefined || next === null) return newBody;
  if (before === undefined) return next;
  return next.tag === "tbody" ? next : newBody;
}

function sectionOf(row: Node): RowSection | null {
  const section: RowSection | null = row.attrs["section"];
  return section;
}

function isSame(a: RowSection, b: RowSection): boolean {
  return a.tag === b.tag && a.index === b.index && a.lang === b.lang && a.class === b.class;
}
