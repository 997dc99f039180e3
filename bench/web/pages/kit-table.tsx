import { DataTable, DropdownMenu, IconButton, type DataTableColumn } from "@atrium/ui";
import { createElement, type ReactNode } from "react";
import { elementsOf } from "./copied-elements.ts";

interface Row {
  id: string;
  cells: ReactNode[][];
}

/** The nodes of a page with a table, the table by the UI kit: its rows can be sorted, chosen, opened and acted on. */
export function withKitTable(pane: HTMLElement): ReactNode {
  const table = pane.querySelector("table");
  const box = table?.parentElement;
  if (table === null || box === null || box === undefined) throw new Error("There is no table.");
  return around(pane, box, <KitTable table={table} className={box.className} />);
}

/** Copies of the nodes around one, which is replaced. */
function around(parent: Element, replaced: Element, by: ReactNode): ReactNode[] {
  return [...parent.children].map((node, key) => {
    if (node === replaced) return <div key={key}>{by}</div>;
    const props = { key, className: node.getAttribute("class") ?? undefined };
    const tag = node.tagName.toLowerCase();
    if (node.contains(replaced)) return createElement(tag, props, around(node, replaced, by));
    return createElement(tag, props, ...(node.childNodes.length === 0 ? [] : elementsOf(node)));
  });
}

function KitTable({ table, className }: { table: HTMLTableElement; className: string }) {
  const { columns, rows } = contentOf(table);
  return (
    <DataTable
      label="Copied"
      className={className}
      columns={columns}
      rowId={({ id }) => id}
      state={{ status: "ready", rows }}
      sort={null}
      onSortChange={noop}
      selection={{ selectedIds: none, onChange: noop, rowLabel: ({ id }) => id }}
      onLayoutChange={noop}
      onRowOpen={noop}
      rowActions={({ id }) => (
        <span className="flex justify-end">
          <IconButton label={`Edit ${id}`} size="sm">
            <svg />
          </IconButton>
          <DropdownMenu
            entries={[{ id: "delete", label: "Delete", onSelect: noop }]}
            trigger={
              <IconButton label={`More for ${id}`} size="sm">
                <svg />
              </IconButton>
            }
          />
        </span>
      )}
    />
  );
}

const none: ReadonlySet<string> = new Set();
const noop = () => undefined;
const contents = new WeakMap<HTMLTableElement, ReturnType<typeof read>>();

/** Read once: what is measured is the drawing. */
function contentOf(table: HTMLTableElement) {
  const content = contents.get(table) ?? read(table);
  contents.set(table, content);
  return content;
}

/** The first column chooses and the last one acts; the table brings both itself. */
function read(table: HTMLTableElement) {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1, -1);
  const rows = [...(table.tBodies[0]?.rows ?? [])].map(({ cells }, index): Row => ({
    id: String(index),
    cells: [...cells].slice(1, -1).map((cell) => elementsOf(cell)),
  }));
  const columns = heads.map((head, index): DataTableColumn<Row> => ({
    id: String(index),
    header: head.textContent,
    sortable: head.querySelector("button") !== null,
    cell: ({ cells }) => cells[index],
  }));
  return { columns, rows };
}
