import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { defaultTableLayout } from "./data-table-layout.ts";
import type { DataTableColumn, DataTableRows } from "./data-table-types.ts";
import { DataTable } from "./data-table.tsx";

afterEach(cleanup);

interface Entry {
  id: string;
}

const columns: DataTableColumn<Entry>[] = [
  { id: "name", header: "Name", cell: (row) => <a href={row.id}>Entry {row.id}</a> },
];
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_entry, index) => ({ id: String(index + 1) }));

function show(rows: DataTableRows<Entry>) {
  const onRowOpen = vi.fn<(row: Entry) => void>();
  function Entries() {
    const [selectedIds, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <DataTable
          label="Entries"
          columns={columns}
          rowId={(row) => row.id}
          state={{ status: "ready", rows }}
          onRowOpen={onRowOpen}
          selection={{
            selectedIds,
            onChange: setSelected,
            rowLabel: (row) => row.id,
          }}
        />
        <output>{[...selectedIds].join(" ")}</output>
      </>
    );
  }
  render(<Entries />);
  return {
    onRowOpen,
    user: userEvent.setup(),
    chosen: () => document.querySelector("output")?.textContent,
    focused: () => document.activeElement?.textContent,
    row: (name: string) => screen.getByRole("row", { name: new RegExp(`Entry ${name}$`) }),
  };
}

test("moves between rows by arrow keys, and opens one on Enter and on a double click", async () => {
  const { user, onRowOpen, focused, row } = show(entries(5));
  row("1").focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Entry 3");
  await user.keyboard("{Enter}");
  expect(onRowOpen).toHaveBeenLastCalledWith({ id: "3" });
  await user.keyboard("{End}");
  expect(focused()).toBe("Entry 5");
  await user.keyboard("{ArrowDown}{Home}{ArrowUp}");
  expect(focused()).toBe("Entry 1");
  await user.dblClick(row("2"));
  expect(onRowOpen).toHaveBeenLastCalledWith({ id: "2" });
  await user.dblClick(screen.getByRole("link", { name: "Entry 4" }));
  expect(onRowOpen).toHaveBeenCalledTimes(2);
});

test("has one row in the tab order", async () => {
  const { user, row } = show(entries(3));
  row("1").focus();
  await user.keyboard("{ArrowDown}");
  expect([row("1").tabIndex, row("2").tabIndex, row("3").tabIndex]).toEqual([-1, 0, -1]);
});

test("selects a row on Space, a range with Shift, and the page on Ctrl+A", async () => {
  const { user, chosen, row } = show(entries(5));
  row("2").focus();
  await user.keyboard(" ");
  expect(chosen()).toBe("2");
  await user.keyboard("{Shift>}");
  await user.click(row("4"));
  expect(chosen()).toBe("2 3 4");
  await user.click(screen.getByRole("checkbox", { name: "Select 1" }));
  await user.keyboard("{/Shift}");
  expect(chosen()?.split(" ").toSorted()).toEqual(["1", "2", "3", "4"]);
  row("2").focus();
  await user.keyboard(" {Shift>}{ArrowDown}{/Shift}");
  expect(chosen()?.split(" ").toSorted()).toEqual(["1", "2", "3", "4"]);
  await user.keyboard("{Control>}a{/Control}");
  expect(chosen()?.split(" ").toSorted()).toEqual(["1", "2", "3", "4", "5"]);
});

test("ignores keys pressed in a row's own controls", async () => {
  const { user, onRowOpen, chosen } = show(entries(3));
  const link = screen.getByRole("link", { name: "Entry 2" });
  link.focus();
  await user.keyboard("{ArrowDown} ");
  expect(document.activeElement).toBe(link);
  expect(chosen()).toBe("");
  expect(onRowOpen).not.toHaveBeenCalled();
});

test("renders a few of many rows, each with its index", () => {
  show(entries(1000));
  const table = screen.getByRole("table");
  expect(table.getAttribute("aria-rowcount")).toBe("1001");
  const rows = screen.getAllByRole("row");
  expect(rows.length).toBeLessThan(40);
  expect(rows[1]?.getAttribute("aria-rowindex")).toBe("2");
});

test("shows skeletons for rows that are not loaded, and reports the range in view", () => {
  const onRange = vi.fn<(from: number, to: number) => void>();
  const at = (index: number) => (index < 2 ? { id: String(index + 1) } : undefined);
  show({ length: 1_000_000, at, onRange });
  expect(onRange).toHaveBeenCalledWith(0, expect.any(Number));
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getAllByRole("row").length).toBeGreaterThan(3);
  expect(screen.queryByRole("checkbox", { name: "Select all on this page" })).toBeNull();
});

test("resizes a column by the arrow keys on its edge, and resets it", async () => {
  const user = userEvent.setup();
  function Sized() {
    const [layout, setLayout] = useState({
      ...defaultTableLayout(columns),
      widths: { name: 200 },
    });
    return (
      <DataTable
        label="Entries"
        columns={columns}
        rowId={(row) => row.id}
        state={{ status: "ready", rows: entries(1) }}
        layout={layout}
        onLayoutChange={(next) =>
          setLayout({ ...layout, ...next, widths: { name: 0, ...next.widths } })
        }
      />
    );
  }
  render(<Sized />);
  const edge = screen.getByRole("separator", { name: "Width of Name" });
  edge.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(edge.getAttribute("aria-valuenow")).toBe("216");
  expect(screen.getByRole("cell").style.width).toBe("216px");
  fireEvent.doubleClick(edge);
  expect(edge.getAttribute("aria-valuenow")).toBe("48");
});
