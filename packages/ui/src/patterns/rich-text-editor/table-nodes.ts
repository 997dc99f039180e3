import { Node as TiptapNode } from "@tiptap/core";
import { TableCell } from "@tiptap/extension-table/cell";
import { TableHeader } from "@tiptap/extension-table/header";
import { TableRow } from "@tiptap/extension-table/row";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { siteClasses } from "../rich-text/site-classes.ts";
import { tableCommands } from "./table-insertion.ts";
import { sectionsOf, type RowSection } from "./table-sections.ts";
import { tableTools } from "./table-tools.ts";
import { TableView } from "./table-view.ts";
import { readWidths, widthsOf } from "./table-widths.ts";

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
const PreservedTable = TiptapNode.create({
  name: "table",
  content: "tableRow+",
  group: "block",
  isolating: true,

  addAttributes: () => ({
    columnGroups: { default: [], rendered: false, parseHTML: columnGroupsOf },
  }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ node, HTMLAttributes }) => writeTable(node, HTMLAttributes),
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),

  addNodeView:
    () =>
    ({ node }) => {
      void tableTools.load();
      return new TableView(node);
    },

  addCommands: () => tableCommands,
  addKeyboardShortcuts() {
    const { editor } = this;
    const press = (key: string) => () => tableTools.get()?.keys(editor)[key]?.({ editor }) ?? false;
    return Object.fromEntries(
      ["Tab", "Shift-Tab", "Backspace", "Mod-Backspace", "Delete", "Mod-Delete"].map((key) => [
        key,
        press(key),
      ]),
    );
  },
});

/** What the tools know the parts of a table by. */
const roles: Readonly<Record<string, string | undefined>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

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
