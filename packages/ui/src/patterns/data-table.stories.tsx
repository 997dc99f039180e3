import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { longName, images } from "../_story-data.ts";
import { Button } from "../components/button.tsx";
import { ImageCell } from "../components/image-cell.tsx";
import { StatusBadge } from "../components/status-badge.tsx";
import type { DataTableColumn, DataTableSort, DataTableState } from "./data-table-types.ts";
import { DataTable } from "./data-table.tsx";
import { Pagination } from "./pagination.tsx";

export default { title: "Patterns/DataTable" } satisfies Meta;

interface Product {
  id: string;
  name: string;
  price: number;
}

const rows: Product[] = [
  { id: "1", name: "Lamp", price: 49 },
  { id: "2", name: "Table", price: 310 },
  { id: "3", name: longName, price: 7 },
];

const columns: DataTableColumn<Product>[] = [
  {
    id: "name",
    header: "Name",
    sortable: true,
    cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
  },
  {
    id: "image",
    header: "Picture",
    cell: (row) => <ImageCell name={row.name} value={images[0]} />,
  },
  {
    id: "status",
    header: "Status",
    cell: () => <StatusBadge variant="success">On sale</StatusBadge>,
  },
  { id: "price", header: "Price", align: "end", sortable: true, cell: (row) => row.price },
];

function Products({ state }: { state: DataTableState<Product> }) {
  const [sort, setSort] = useState<DataTableSort | null>({
    columnId: "name",
    direction: "ascending",
  });
  const [selectedIds, setSelected] = useState<ReadonlySet<string>>(new Set(["2"]));
  return (
    <div className="flex h-96 flex-col">
      <DataTable
        label="Products"
        columns={columns}
        rowId={(row) => row.id}
        state={state}
        sort={sort}
        onSortChange={setSort}
        selection={{ selectedIds, onChange: setSelected, rowLabel: (row) => row.name }}
      />
    </div>
  );
}

export const Rows: StoryObj = { render: () => <Products state={{ status: "ready", rows }} /> };

/** More columns than fit: long texts are truncated, and the row's actions stay visible. */
export const MoreThanFits: StoryObj = {
  render: () => (
    <div className="w-160">
      <DataTable
        label="Products"
        columns={[
          ...columns,
          { id: "maker", header: "Maker", cell: () => "Aldra Valley Water Authority ".repeat(4) },
          { id: "place", header: "Place", cell: () => "Vlissingen" },
        ]}
        rowId={(row) => row.id}
        state={{ status: "ready", rows }}
        rowActions={(row) => <Button variant="outline" size="sm">{`Open ${row.id}`}</Button>}
      />
    </div>
  ),
  play: async () => {
    const table = screen.getByRole("table", { name: "Products" });
    const box = table.parentElement?.getBoundingClientRect();
    const action = screen.getByRole("button", { name: "Open 1" }).getBoundingClientRect();
    await expect(table.clientWidth).toBeGreaterThan(box?.width ?? 0);
    await expect(action.right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};

export const Loading: StoryObj = { render: () => <Products state={{ status: "loading" }} /> };

export const NothingFound: StoryObj = {
  render: () => <Products state={{ status: "nothingFound" }} />,
};

export const Pages: StoryObj = {
  render: function Pages() {
    const [page, setPage] = useState(4);
    return <Pagination page={page} pageSize={20} total={245} onPageChange={setPage} />;
  },
};
