import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { ColumnsMenu } from "./columns-menu.tsx";
import { defaultTableLayout } from "./data-table-layout.ts";
import type { DataTableColumn, DataTableDensity, DataTableRows } from "./data-table-types.ts";
import { DataTable } from "./data-table.tsx";

export default { title: "Patterns/DataTable, large" } satisfies Meta;

interface Entry {
  id: number;
}

const columns: DataTableColumn<Entry>[] = [
  { id: "name", header: "Name", cell: (row) => `Entry ${row.id}` },
  { id: "square", header: "Square", align: "end", cell: (row) => row.id * row.id },
  { id: "parity", header: "Parity", cell: (row) => (row.id % 2 === 0 ? "even" : "odd") },
  { id: "half", header: "Half", align: "end", hiddenByDefault: true, cell: (row) => row.id / 2 },
];

/** Loads whatever comes into view after a delay, as a server does. */
function useSlowRows(length: number): DataTableRows<Entry> {
  const [loaded, setLoaded] = useState({ from: 0, to: 50 });
  return useMemo(
    () => ({
      length,
      at: (index) => (index >= loaded.from && index < loaded.to ? { id: index + 1 } : undefined),
      onRange: (from, to) => {
        if (from < loaded.from || to > loaded.to) setTimeout(() => setLoaded({ from, to }), 30);
      },
    }),
    [length, loaded],
  );
}

/** A million rows cost what thirty do: only those in view are rendered and loaded. */
export const Million: StoryObj = {
  render: function Million() {
    return (
      <DataTable
        label="Entries"
        columns={columns}
        rowId={(row) => String(row.id)}
        state={{ status: "ready", rows: useSlowRows(1_000_000) }}
        className="h-96"
      />
    );
  },
  play: async () => {
    const table = screen.getByRole("table");
    const box = table.parentElement;
    if (!box) throw new Error("the table is not on the page");
    const inBox = (name: string) => {
      const row = screen.getByText(name).closest("tr");
      const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const frame = box.getBoundingClientRect();
      return top >= frame.top + 30 && bottom <= frame.bottom + 1;
    };
    await expect(inBox("Entry 1")).toBe(true);

    box.scrollTop = box.scrollHeight;
    await screen.findByText("Entry 1000000");
    await expect(inBox("Entry 1000000")).toBe(true);
    await expect(table.querySelectorAll("*").length).toBeLessThan(600);

    // A row that scrolls away keeps the focus position, and the arrows go on from it.
    screen.getByText("Entry 999999").closest("tr")?.focus();
    box.scrollTop = 0;
    await screen.findByText("Entry 1");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Entry 1000000"));
    await expect(inBox("Entry 1000000")).toBe(true);
    await userEvent.keyboard("{Home}{PageDown}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Entry \d\d\D/));
  },
};

/** Columns are shown, ordered and sized as the reader likes. */
export const OwnColumns: StoryObj = {
  render: function OwnColumns() {
    const [layout, setLayout] = useState(defaultTableLayout(columns));
    const [density, setDensity] = useState<DataTableDensity>("compact");
    const shared = { columns, layout, onLayoutChange: setLayout, density };
    const rows = useMemo(
      () => Array.from({ length: 8 }, (_entry, index) => ({ id: index + 1 })),
      [],
    );
    return (
      <div className="grid justify-items-end gap-2">
        <ColumnsMenu {...shared} onDensityChange={setDensity} />
        <DataTable
          {...shared}
          label="Entries"
          rowId={(row) => String(row.id)}
          state={{ status: "ready", rows }}
          className="w-full"
        />
      </div>
    );
  },
  play: async () => {
    const edge = screen.getByRole("separator", { name: "Width of Square" });
    const head = screen.getByRole("columnheader", { name: /Square/ });
    const before = head.offsetWidth;
    const { right: x, top: y } = head.getBoundingClientRect();
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: y });
    // Only a pointer that is really down can be captured.
    edge.setPointerCapture = () => {};
    await fireEvent.pointerDown(edge, at(x));
    await fireEvent.pointerMove(edge, at(x + 60));
    await waitFor(() => expect(head.offsetWidth).toBe(before + 60));
    await fireEvent.pointerUp(edge, at(x + 80));
    await waitFor(() => expect(head.offsetWidth).toBe(before + 80));

    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Half" }));
    const button = screen.getByRole("button", { name: "Move Half up" });
    await userEvent.click(button);
    await expect(document.activeElement).toBe(button);
    await expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Name",
      "Square",
      "Half",
      "Parity",
    ]);
  },
};
