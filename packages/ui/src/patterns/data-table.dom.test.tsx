import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn, DataTableSort, DataTableState } from "./data-table-types.ts";

afterEach(cleanup);

interface Role {
  id: string;
  name: string;
  users: number;
}

const columns: DataTableColumn<Role>[] = [
  { id: "name", header: "Name", sortable: true, cell: (role) => <a href={role.id}>{role.name}</a> },
  { id: "users", header: "Users", align: "end", cell: (role) => role.users },
];
const ready: DataTableState<Role> = {
  status: "ready",
  rows: [
    { id: "1", name: "Editor", users: 4 },
    { id: "2", name: "Reviewer", users: 2 },
  ],
};

function show(state: DataTableState<Role>) {
  return render(
    <DataTable label="Roles" columns={columns} rowId={(role) => role.id} state={state} />,
  );
}

test("renders rows in columns under their heads", () => {
  show(ready);
  const table = screen.getByRole("table", { name: "Roles" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual(["NameUsers", "Editor4", "Reviewer2"]);
});

test("names no value of a card that has none", () => {
  const narrow = Object.assign(new EventTarget(), { matches: true });
  const media = vi.spyOn(window, "matchMedia");
  media.mockReturnValue(narrow as unknown as MediaQueryList);
  const locked: DataTableColumn<Role> = {
    id: "locked",
    header: "Locked",
    cell: ({ users }) => users > 3 && "yes",
  };
  render(
    <DataTable
      label="Roles"
      columns={[...columns, locked]}
      rowId={(role) => role.id}
      state={ready}
    />,
  );
  const [, ...cards] = screen.getAllByRole("row");
  expect(cards.map((card) => card.textContent)).toEqual([
    "EditorUsers4Lockedyes",
    "ReviewerUsers2",
  ]);
  media.mockRestore();
});

test("keeps the head while loading, announces it, and delays the skeleton", () => {
  const { container } = show({ status: "loading" });
  expect(screen.getByRole("columnheader", { name: "Name" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(container.querySelector("tbody .animate-appear-late")).not.toBeNull();
});

test("replaces the table in the other four states", async () => {
  const retry = vi.fn<(...args: unknown[]) => void>();
  const { rerender } = show({
    status: "empty",
    title: "No roles yet",
    action: <button>Add a role</button>,
  });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("button", { name: "Add a role" })).toBeDefined();

  const put = (state: DataTableState<Role>) =>
    rerender(<DataTable label="Roles" columns={columns} rowId={(role) => role.id} state={state} />);
  put({ status: "nothingFound" });
  expect(screen.getByText("Nothing found")).toBeDefined();

  put({ status: "forbidden", permission: "system:role:list", grantedBy: "An administrator" });
  expect(screen.getByText(/system:role:list.*An administrator can grant it/)).toBeDefined();

  put({
    status: "failed",
    message: "The server did not answer.",
    requestId: "r-1",
    onRetry: retry,
  });
  expect(screen.getByText("Request r-1")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);

  // The button is gone, and whoever pressed it goes on in the list.
  put({ status: "loading" });
  await Promise.resolve();
  put(ready);
  expect(document.activeElement?.contains(screen.getByRole("table"))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

function Sorted({ onSort }: { onSort: (sort: DataTableSort | null) => void }) {
  const [sort, setSort] = useState<DataTableSort | null>(null);
  return (
    <DataTable
      label="Roles"
      columns={columns}
      rowId={(role) => role.id}
      state={ready}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSort(next);
      }}
    />
  );
}

test("sorts ascending, descending and not at all by a head, and says which", async () => {
  const sorted = vi.fn<(...args: unknown[]) => void>();
  render(<Sorted onSort={sorted} />);
  const head = screen.getByRole("columnheader", { name: "Name" });
  const button = within(head).getByRole("button");
  const seen = [head.getAttribute("aria-sort")];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(button);
    seen.push(head.getAttribute("aria-sort"));
  }
  expect(seen).toEqual(["none", "ascending", "descending", "none"]);
  expect(sorted).toHaveBeenLastCalledWith(null);
  expect(
    within(screen.getByRole("columnheader", { name: "Users" })).queryByRole("button"),
  ).toBeNull();
});

function Selectable() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(["elsewhere"]));
  return (
    <>
      <DataTable
        label="Roles"
        columns={columns}
        rowId={(role) => role.id}
        state={ready}
        selection={{ selectedIds, onChange: setSelectedIds, rowLabel: (role) => role.name }}
      />
      <output>{[...selectedIds].toSorted().join(" ")}</output>
    </>
  );
}

test("selects rows one by one or all at once, and keeps those of other pages selected", async () => {
  const user = userEvent.setup();
  render(<Selectable />);
  const chosen = () => document.querySelector("output")?.textContent;
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" });

  await user.click(screen.getByRole("checkbox", { name: "Select Editor" }));
  expect(chosen()).toBe("1 elsewhere");
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(chosen()).toBe("1 2 elsewhere");
  await user.click(all);
  expect(chosen()).toBe("elsewhere");
});
