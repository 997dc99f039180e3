"use client";

import type { Editor } from "@tiptap/core";
import { Table } from "lucide-react";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useTableEntries } from "./lazy-tools.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Inserts a table or, inside one, changes its rows, columns and cells. */
export function TableMenu({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const { isInside } = useEditorValue(editor, (current) => {
    const isInTable = current.isActive("table");
    // Another cell has other neighbours.
    return { isInside: isInTable, from: isInTable ? current.state.selection.from : 0 };
  });
  const tableEntries = useTableEntries(isInside);
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
  return (
    <DropdownMenu
      align="start"
      trigger={
        <IconButton
          label={messages.table}
          size="sm"
          disabled={tableEntries === undefined}
          className="bg-primary-soft text-primary"
        >
          <Table />
        </IconButton>
      }
      entries={tableEntries?.(editor, messages) ?? []}
    />
  );
}
