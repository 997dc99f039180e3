"use client";

import { useEditorState, type Editor } from "@tiptap/react";
import { Table } from "lucide-react";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Inserts a table or, inside one, changes its rows and columns. */
export function TableMenu({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const isInside = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive("table"),
  });
  if (!isInside) {
    return (
      <IconButton
        label={messages.table}
        size="sm"
        onClick={() =>
          editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
        }
      >
        <Table />
      </IconButton>
    );
  }
  const entry = (id: string, label: string, run: () => unknown) => ({
    id,
    label,
    onSelect: () => void run(),
  });
  const chain = () => editor.chain().focus();
  return (
    <DropdownMenu
      align="start"
      trigger={
        <IconButton label={messages.table} size="sm" className="bg-primary-soft text-primary">
          <Table />
        </IconButton>
      }
      entries={[
        entry("row", messages.tableAddRow, () => chain().addRowAfter().run()),
        entry("column", messages.tableAddColumn, () => chain().addColumnAfter().run()),
        entry("header", messages.tableHeader, () => chain().toggleHeaderRow().run()),
        { kind: "separator", id: "line" },
        entry("delete-row", messages.tableDeleteRow, () => chain().deleteRow().run()),
        entry("delete-column", messages.tableDeleteColumn, () => chain().deleteColumn().run()),
        {
          ...entry("delete", messages.tableDelete, () => chain().deleteTable().run()),
          danger: true,
        },
      ]}
    />
  );
}
