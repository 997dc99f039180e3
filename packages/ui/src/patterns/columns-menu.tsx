"use client";

import { ChevronDown, ChevronUp, Columns3, GripVertical } from "lucide-react";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { Popover } from "../components/popover.tsx";
import { useUiMessages } from "../messages-provider.tsx";
import { ColumnsMenuDensity } from "./columns-menu-density.tsx";
import {
  columnLabel,
  defaultTableLayout,
  fitTableLayout,
  withColumnAt,
  withColumnShown,
  type DataTableLayout,
} from "./data-table-layout.ts";
import type { DataTableColumn, DataTableDensity } from "./data-table-types.ts";

export interface ColumnsMenuProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  layout: DataTableLayout;
  onLayoutChange: (layout: DataTableLayout) => void;
  density?: DataTableDensity | undefined;
  /** Without it the menu leaves the row height out. */
  onDensityChange?: ((density: DataTableDensity) => void) | undefined;
}

/**
 * A button that opens a table's settings: the visible columns and their order, the row height, and a reset to
 * the defaults.
 *
 * @example <ColumnsMenu columns={columns} layout={layout} onLayoutChange={setLayout} />
 */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { columns, onLayoutChange, density = "compact", onDensityChange } = props;
  const messages = useUiMessages();
  const layout = fitTableLayout(columns, props.layout);
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState("");

  const move = (column: DataTableColumn<Row>, place: number) => {
    const count = layout.order.length;
    if (place < 1 || place >= count) return;
    onLayoutChange(withColumnAt(layout, column.id, place));
    setMoved(messages.movedTo({ name: columnLabel(column), position: place + 1, count }));
  };

  return (
    <Popover
      label={messages.columns}
      align="end"
      className="p-2"
      trigger={
        <IconButton label={messages.columns}>
          <Columns3 aria-hidden="true" />
        </IconButton>
      }
    >
      <ul className="m-0 grid max-h-80 list-none gap-px overflow-y-auto p-0">
        {layout.order.map((id, place) => {
          const column = columns.find((one) => one.id === id);
          if (!column) return null;
          return (
            <ColumnEntry
              key={id}
              name={columnLabel(column)}
              shown={!layout.hidden.includes(id)}
              fixed={place === 0}
              first={place === 1}
              last={place === layout.order.length - 1}
              onShow={(shown) => onLayoutChange(withColumnShown(layout, id, shown))}
              onMove={(step) => move(column, place + step)}
              onDragStart={() => setDragged(id)}
              onDragOver={() => {
                if (dragged === null || dragged === id || place === 0) return;
                onLayoutChange(withColumnAt(layout, dragged, place));
              }}
              onDragEnd={() => setDragged(null)}
            />
          );
        })}
      </ul>
      <span role="status" className="sr-only">
        {moved}
      </span>
      <div className="mt-2 flex items-center gap-2 border-t border-border pt-2">
        {onDensityChange && <ColumnsMenuDensity density={density} onChange={onDensityChange} />}
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto"
          onClick={() => onLayoutChange(defaultTableLayout(columns))}
        >
          {messages.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnEntryProps {
  name: string;
  shown: boolean;
  /** The first column: it stays where it is, and shown. */
  fixed: boolean;
  first: boolean;
  last: boolean;
  onShow: (shown: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
}

function ColumnEntry(props: ColumnEntryProps) {
  const { name, shown, fixed } = props;
  const messages = useUiMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the pointer; the buttons do the same
    <li
      draggable={!fixed}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        props.onDragStart();
      }}
      onDragEnter={props.onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={props.onDragEnd}
      className="group flex min-h-control-sm items-center gap-1 rounded-md pl-1 hover:bg-accent"
    >
      <GripVertical
        aria-hidden="true"
        className={fixed ? "invisible size-3.5" : "size-3.5 cursor-grab text-subtle-foreground"}
      />
      <Checkbox
        autoComplete="off"
        label={<span className="block truncate">{name}</span>}
        checked={shown}
        disabled={fixed}
        onCheckedChange={props.onShow}
        className="min-w-0 flex-1"
      />
      {!fixed && (
        <>
          <IconButton
            size="sm"
            label={messages.moveUp({ name })}
            aria-disabled={props.first}
            onClick={() => props.onMove(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={messages.moveDown({ name })}
            aria-disabled={props.last}
            onClick={() => props.onMove(1)}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}
