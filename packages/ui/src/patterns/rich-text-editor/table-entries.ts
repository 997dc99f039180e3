import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import type { MenuEntry } from "../../components/menu-entries.tsx";
import type { RichTextMessages } from "./rich-text-messages.ts";
import { moveColumn, moveRow, toggleStackedRows } from "./table-commands.ts";

/** What can be done with the row of the cursor. */
export function rowEntries(editor: Editor, messages: RichTextMessages): MenuEntry[] {
  return [
    entry("row-above", messages.tableAddRowAbove, () => chain(editor).addRowBefore().run()),
    entry("row", messages.tableAddRow, () => chain(editor).addRowAfter().run()),
    { kind: "separator", id: "row-line" },
    command(editor, "row-up", messages.tableMoveRowUp, moveRow(-1)),
    command(editor, "row-down", messages.tableMoveRowDown, moveRow(1)),
    { kind: "separator", id: "row-end" },
    entry("delete-row", messages.tableDeleteRow, () => chain(editor).deleteRow().run()),
  ];
}

/** What can be done with the column of the cursor. */
export function columnEntries(editor: Editor, messages: RichTextMessages): MenuEntry[] {
  return [
    entry("column-before", messages.tableAddColumnBefore, () =>
      chain(editor).addColumnBefore().run(),
    ),
    entry("column", messages.tableAddColumn, () => chain(editor).addColumnAfter().run()),
    { kind: "separator", id: "column-line" },
    command(editor, "column-left", messages.tableMoveColumnLeft, moveColumn(-1)),
    command(editor, "column-right", messages.tableMoveColumnRight, moveColumn(1)),
    { kind: "separator", id: "column-end" },
    entry("delete-column", messages.tableDeleteColumn, () => chain(editor).deleteColumn().run()),
  ];
}

/** Everything that can be done with a table, for one menu. */
export function tableEntries(editor: Editor, messages: RichTextMessages): MenuEntry[] {
  const can = editor.can();
  return [
    ...rowEntries(editor, messages),
    { kind: "separator", id: "columns" },
    ...columnEntries(editor, messages),
    { kind: "separator", id: "cells" },
    entry("header", messages.tableHeader, () => chain(editor).toggleHeaderRow().run()),
    entry("header-column", messages.tableHeaderColumn, () =>
      chain(editor).toggleHeaderColumn().run(),
    ),
    entry("merge", messages.tableMerge, () => chain(editor).mergeCells().run(), !can.mergeCells()),
    entry("split", messages.tableSplit, () => chain(editor).splitCell().run(), !can.splitCell()),
    { kind: "separator", id: "table" },
    command(editor, "stack", messages.tableStack, toggleStackedRows),
    {
      ...entry("delete", messages.tableDelete, () => chain(editor).deleteTable().run()),
      danger: true,
    },
  ];
}

function chain(editor: Editor) {
  return editor.chain().focus();
}

function entry(id: string, label: string, run: () => unknown, disabled = false) {
  return { id, label, disabled, onSelect: () => void run() };
}

function command(editor: Editor, id: string, label: string, run: Command) {
  const onSelect = () => {
    editor.commands.focus();
    run(editor.state, (tr) => editor.view.dispatch(tr));
  };
  return entry(id, label, onSelect, !run(editor.state));
}
