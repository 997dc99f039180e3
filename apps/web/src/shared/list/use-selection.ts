import type { DataTableSelection } from "@atrium/ui";
import { useState } from "react";
import type { ListPage } from "./use-list-page.ts";

/** The chosen rows of a list, those of other pages included. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  /** For the table. */
  readonly ofTable: DataTableSelection<Row>;
  clear(): void;
  /** Leaves only these chosen. */
  keep(rows: readonly Row[]): void;
}

/** Selection of rows. A change of filters clears it, so that no hidden row is changed. */
export function useSelection<Row extends { readonly id: string }>(
  page: ListPage<Row>,
  rowName: (row: Row) => string,
): Selection<Row> {
  const filters = JSON.stringify(page.state.filters);
  const [chosen, setChosen] = useState({ filters, rows: new Map<string, Row>() });
  const rows = chosen.filters === filters ? chosen.rows : new Map<string, Row>();
  const keep = (list: readonly Row[]) =>
    setChosen({ filters, rows: new Map(list.map((row) => [row.id, row])) });
  return {
    rows: [...rows.values()],
    ofTable: {
      selectedIds: new Set(rows.keys()),
      rowLabel: rowName,
      onChange: (ids) => {
        const known = new Map([...rows, ...page.rows.map((row) => [row.id, row] as const)]);
        keep([...known.values()].filter(({ id }) => ids.has(id)));
      },
    },
    clear: () => keep([]),
    keep,
  };
}
