import {
  getExtensionField,
  type CommandProps,
  type Editor,
  type KeyboardShortcutCommand,
} from "@tiptap/core";
import { Table } from "@tiptap/extension-table/table";
import { columnResizing } from "@tiptap/pm/tables";
import { pluginsOf, type LatePlugins } from "./late-plugins.ts";
import { minColumnWidth } from "./table-widths.ts";

/** What writing in tables takes besides the nodes. */
export interface TableTools {
  readonly plugins: LatePlugins;
  /** Tiptap's commands, by their names. */
  readonly commands: Readonly<
    Record<string, (...args: readonly unknown[]) => (props: CommandProps) => boolean>
  >;
  /** What keys do in a table. */
  readonly keys: (editor: Editor) => Keys;
}

type Keys = Readonly<Record<string, KeyboardShortcutCommand>>;

const { name, options, storage } = Table;
const context = { name, options, storage };

/** Selecting, resizing and changing the cells of tables: Tiptap's, over the nodes of `table-nodes.ts`. */
export const tableEditing: TableTools = {
  plugins: (editor) => [
    columnResizing({
      // The text draws its tables itself.
      View: null,
      handleWidth: 6,
      cellMinWidth: minColumnWidth,
      defaultCellMinWidth: minColumnWidth,
    }),
    ...pluginsOf(Table, editor),
  ],
  commands: getExtensionField<() => TableTools["commands"]>(Table, "addCommands", context)(),
  keys: (editor) =>
    getExtensionField<() => Keys>(Table, "addKeyboardShortcuts", { ...context, editor })(),
};
