import type { CommandProps, RawCommands } from "@tiptap/core";
import type { Node, NodeType, Schema } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { endOfBlock } from "./leave-figure.ts";
import { tableTools } from "./table-tools.ts";

/** The commands of Tiptap's table that wait for its tools; until they are loaded, none of them applies. */
const late = [
  ["addColumnBefore", "addColumnAfter", "deleteColumn"],
  ["addRowBefore", "addRowAfter", "deleteRow"],
  ["mergeCells", "splitCell", "mergeOrSplit", "setCellAttribute", "setCellSelection"],
  ["toggleHeaderColumn", "toggleHeaderRow", "toggleHeaderCell"],
  ["goToNextCell", "goToPreviousCell", "fixTables"],
].flat();

/** The commands of tables. Inserting and deleting a whole one works without the tools of its cells. */
export const tableCommands: Partial<RawCommands> = {
  ...Object.fromEntries(
    late.map((name) => [
      name,
      (...args: readonly unknown[]) =>
        (props: CommandProps) =>
          tableTools.get()?.commands[name]?.(...args)(props) ?? false,
    ]),
  ),

  insertTable:
    ({ rows = 3, cols = 3, withHeaderRow = true } = {}) =>
    ({ tr, editor, dispatch, view }) => {
      const table = createTable(editor.schema, rows, cols, withHeaderRow);
      if (table === undefined) return false;
      if (!dispatch) return true;
      // A picture that is selected stays, and a figure holds what it held.
      const at = endOfBlock(tr.selection);
      const start = at ?? tr.selection.from;
      if (at === undefined) tr.replaceSelectionWith(table);
      else tr.insert(at, table);
      tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView();
      // The cursor's line alone would leave the rest of the table under the edge of the screen.
      requestAnimationFrame(() => {
        if (!view.isDestroyed) tableAround(view)?.scrollIntoView({ block: "nearest" });
      });
      return true;
    },

  deleteTable:
    () =>
    ({ state, commands }) => {
      const { $from } = state.selection;
      const depths = Array.from({ length: $from.depth }, (_, at) => $from.depth - at);
      const depth = depths.find((at) => $from.node(at).type.name === "table");
      if (depth === undefined) return false;
      // The caption of a table is deleted with it.
      const isCaptioned = depth > 1 && $from.node(depth - 1).type.name === "captionedTable";
      const whole = isCaptioned ? depth - 1 : depth;
      return commands.deleteRange({ from: $from.before(whole), to: $from.after(whole) });
    },
};

function tableAround(view: EditorView): Element | null {
  const { node } = view.domAtPos(view.state.selection.from);
  return (node instanceof Element ? node : node.parentElement)?.closest("table") ?? null;
}

function createTable({ nodes }: Schema, rows: number, columns: number, hasHead: boolean) {
  const { table, tableRow, tableCell, tableHeader } = nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return undefined;
  return table.create(
    null,
    Array.from({ length: rows }, (_, at) =>
      tableRow.create(null, cellsOf(hasHead && at === 0 ? tableHeader : tableCell, columns)),
    ),
  );
}

function cellsOf(type: NodeType, count: number): Node[] {
  return Array.from({ length: count }, () => type.createAndFill()).filter((cell) => cell !== null);
}
