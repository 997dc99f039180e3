import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadOverlays } from "../components/load-overlays.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { defaultTableLayout } from "./data-table-layout.ts";
import type { DataTableColumn } from "./data-table-types.ts";
import { DataTable } from "./data-table.tsx";

beforeAll(loadOverlays);
afterEach(cleanup);

interface Person {
  name: string;
  age: number;
}

const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", cell: (row) => row.name },
  { id: "age", header: "Age", cell: (row) => row.age },
  { id: "born", header: <b>*</b>, label: "Born", cell: (row) => 2026 - row.age },
];

async function openMenu() {
  const user = userEvent.setup();
  const onDensityChange = vi.fn<(density: string) => void>();
  function People() {
    const [layout, setLayout] = useState(defaultTableLayout(columns));
    const shared = { columns, layout, onLayoutChange: setLayout };
    return (
      <>
        <ColumnsMenu {...shared} onDensityChange={onDensityChange} />
        <DataTable
          {...shared}
          label="People"
          rowId={(row) => row.name}
          state={{ status: "ready", rows: [{ name: "Ada", age: 36 }] }}
        />
      </>
    );
  }
  render(<People />);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const heads = () =>
    Array.from(document.querySelectorAll("thead th"), (cell) => cell.textContent).join(" ");
  return { user, heads, onDensityChange };
}

test("hides and shows every column but the first", async () => {
  const { user, heads } = await openMenu();
  await user.click(screen.getByRole("checkbox", { name: "Born" }));
  expect(heads()).toBe("Name Age");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Name" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(heads()).toBe("Name Age *");
});

test("moves a column by buttons and by dragging, and announces it", async () => {
  const { user, heads } = await openMenu();
  await user.click(screen.getByRole("button", { name: "Move Born up" }));
  expect(heads()).toBe("Name * Age");
  expect(screen.getByText("Born moved to position 2 of 3")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Move Born up" }));
  expect(heads()).toBe("Name * Age");

  const [, born, age] = screen.getAllByRole("listitem");
  if (!age || !born) throw new Error("the entries are gone");
  fireEvent.dragStart(age, { dataTransfer: { effectAllowed: "none" } });
  fireEvent.dragEnter(born);
  fireEvent.dragEnd(age);
  expect(heads()).toBe("Name Age *");
});

test("offers two row heights", async () => {
  const { user, onDensityChange } = await openMenu();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Compact" }).checked).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Comfortable" }));
  expect(onDensityChange).toHaveBeenCalledWith("regular");
});
