"use client";

import type { Editor } from "@tiptap/core";
import {
  ChevronDown,
  PanelLeft,
  PanelTop,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../components/button.tsx";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { NumberInput } from "../../components/number-input.tsx";
import {
  columnWidth,
  columnWidthStep,
  hasStackedRows,
  setColumnWidth,
  toggleStackedRows,
} from "./table-commands.ts";
import { columnEntries, rowEntries } from "./table-entries.ts";
import { minColumnWidth } from "./table-widths.ts";
import { pressedClasses } from "./tool-button.tsx";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** The tools of the table around the cursor. */
export function TableToolbar({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const { canMerge, canSplit, isStacked, width, from } = useEditorValue(editor, (current) => ({
    canMerge: current.can().mergeCells(),
    canSplit: current.can().splitCell(),
    isStacked: hasStackedRows(current.state),
    width: columnWidth(current.state),
    // Another cell has other neighbours.
    from: current.state.selection.from,
  }));
  const chain = () => editor.chain().focus();
  const tools = [
    { label: messages.tableHeader, icon: PanelTop, run: () => chain().toggleHeaderRow().run() },
    {
      label: messages.tableHeaderColumn,
      icon: PanelLeft,
      run: () => chain().toggleHeaderColumn().run(),
    },
    {
      label: messages.tableMerge,
      icon: TableCellsMerge,
      run: () => chain().mergeCells().run(),
      isOff: !canMerge,
    },
    {
      label: messages.tableSplit,
      icon: TableCellsSplit,
      run: () => chain().splitCell().run(),
      isOff: !canSplit,
    },
  ];
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={<MenuButton label={messages.tableRow} />}
        entries={rowEntries(editor, messages)}
      />
      <DropdownMenu
        align="start"
        trigger={<MenuButton label={messages.tableColumn} />}
        entries={columnEntries(editor, messages)}
      />
      {tools.map(({ label, icon: Icon, run, isOff }) => (
        <IconButton key={label} label={label} size="sm" disabled={isOff} onClick={run}>
          <Icon />
        </IconButton>
      ))}
      <IconButton
        label={messages.tableStack}
        size="sm"
        aria-pressed={isStacked}
        className={isStacked ? pressedClasses : undefined}
        onClick={() => {
          editor.commands.focus();
          toggleStackedRows(editor.state, (tr) => editor.view.dispatch(tr));
        }}
      >
        <Rows3 />
      </IconButton>
      <ColumnWidth key={`${from} ${width}`} editor={editor} width={width} />
      <IconButton
        label={messages.tableDelete}
        size="sm"
        onClick={() => chain().deleteTable().run()}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}

function MenuButton({ label, ...props }: { label: string }) {
  return (
    <Button variant="ghost" size="sm" {...props}>
      {label}
      <ChevronDown />
    </Button>
  );
}

/** The width of the column of the cursor: typed, or by arrow keys; empty leaves it to the text. */
function ColumnWidth({ editor, width }: { editor: Editor; width: number | null }) {
  const messages = useRichTextMessages();
  const [typed, setTyped] = useState(width);
  const set = (value: number | null) => {
    if (value !== width) setColumnWidth(value)(editor.state, (tr) => editor.view.dispatch(tr));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: columnWidthStep, ArrowDown: -columnWidthStep }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    const next = step === undefined ? typed : Math.max((typed ?? 120) + step, minColumnWidth);
    setTyped(next);
    set(next);
  };
  return (
    <NumberInput
      aria-label={messages.tableColumnWidth}
      title={messages.tableColumnWidth}
      placeholder={messages.tableColumnAuto}
      className="mx-1 h-control-sm w-20"
      value={typed}
      onValueChange={setTyped}
      onKeyDown={onKeyDown}
      onBlur={() => set(typed)}
    />
  );
}
