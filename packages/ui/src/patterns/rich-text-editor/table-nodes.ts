import { Table, TableCell, TableHeader, TableRow, createTable } from "@tiptap/extension-table";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { siteClasses } from "../rich-text/site-classes.ts";
import { endOfBlock } from "./leave-figure.ts";
import { sectionsOf, type RowSection } from "./table-sections.ts";
import { TableView } from "./table-view.ts";
import { minColumnWidth, readWidths, widthsOf } from "./table-widths.ts";

type ColumnAttributes = Readonly<Record<"span" | "lang" | "class", string | null>>;

/** A group of columns as it came; `span` counts where no single columns are named. */
interface ColumnGroup {
  readonly attributes: ColumnAttributes;
  readonly columns: readonly ColumnAttributes[];
}

/**
 * Tables that keep their columns and parts. The editor shows all rows in one body; `getHTML` writes them where they
 * belong, which needs the whole table at once.
 */
const PreservedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      columnGroups: { default: [], rendered: false, parseHTML: columnGroupsOf },
    };
  },

  renderHTML({ node, HTMLAttributes }) {
    return writeTable(node, HTMLAttributes);
  },

  addCommands() {
    return {
      ...this.parent?.(),
      insertTable:
        ({ rows = 3, cols = 3, withHeaderRow = true } = {}) =>
        ({ tr, editor, dispatch }) => {
          if (!dispatch) return true;
          // A picture that is selected stays, and a figure holds what it held.
          const at = endOfBlock(tr.selection);
          const table = createTable(editor.schema, rows, cols, withHeaderRow);
          const start = at ?? tr.selection.from;
          if (at === undefined) tr.replaceSelectionWith(table);
          else tr.insert(at, table);
          tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView();
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
  },
}).configure({ resizable: true, View: TableView, cellMinWidth: minColumnWidth, handleWidth: 6 });

const PreservedRow = TableRow.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      section: { default: null, rendered: false, parseHTML: sectionAround },
    };
  },
});

/** The width of a column is that of the table's; the alignment of a cell is a class. */
const cellAttributes = {
  colwidth: { default: null, rendered: false, parseHTML: readWidths },
  align: { default: null, rendered: false, parseHTML: () => null },
};

const PreservedCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...cellAttributes };
  },
});

const PreservedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...cellAttributes };
  },
});

/** A table's parts. */
export const tableNodes = [PreservedTable, PreservedRow, PreservedHeader, PreservedCell];

function writeTable(node: Node, attributes: Record<string, unknown>): HTMLElement {
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  const table = make("table", attributes);
  table.append(...writeColumns(node));
  for (const [{ tag, index: _, ...carried }, rows] of sectionsOf(node)) {
    table.append(
      make(
        tag,
        carried,
        rows.map((row) => serializer.serializeNode(row)),
      ),
    );
  }
  return table;
}

/** The columns as they came; with a width each by itself, since no two need the same. */
function writeColumns(node: Node): HTMLElement[] {
  const groups: readonly ColumnGroup[] = node.attrs["columnGroups"];
  const widths = widthsOf(node);
  if (widths.every((width) => width === null)) {
    return groups.map(({ attributes, columns }) =>
      make(
        "colgroup",
        attributes,
        columns.map((column) => make("col", column)),
      ),
    );
  }
  const named = groups.flatMap(({ attributes, columns }) =>
    (columns.length > 0 ? columns : [attributes]).flatMap(({ span, ...column }) =>
      Array.from({ length: Math.min(Number(span) || 1, widths.length) }, () => column),
    ),
  );
  const columns = widths.map((width, index) =>
    make("col", { ...named[index], width: width === null ? null : String(width) }),
  );
  const [group, ...others] = groups;
  const isOne = others.length === 0 && (group?.columns.length ?? 0) > 0;
  return [make("colgroup", isOne && group ? group.attributes : {}, columns)];
}

function make(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly globalThis.Node[] = [],
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function columnGroupsOf(table: HTMLElement): ColumnGroup[] {
  return [...table.children]
    .filter((child) => child.tagName === "COLGROUP")
    .map((group) => ({
      attributes: columnAttributes(group),
      columns: [...group.children].map(columnAttributes),
    }));
}

function columnAttributes(element: Element): ColumnAttributes {
  return {
    span: element.getAttribute("span"),
    lang: element.getAttribute("lang"),
    class: siteClasses(element),
  };
}

function sectionAround(row: HTMLElement): RowSection | null {
  const { parentElement: part } = row;
  const tag = part?.tagName.toLowerCase();
  if (part === null || (tag !== "thead" && tag !== "tbody" && tag !== "tfoot")) return null;
  const index = [...(part.parentElement?.children ?? [])].indexOf(part);
  return { tag, index, lang: part.getAttribute("lang"), class: siteClasses(part) };
}
