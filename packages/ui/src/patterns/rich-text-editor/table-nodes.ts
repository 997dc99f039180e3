import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { siteClasses } from "../rich-text/site-classes.ts";
import { sectionsOf, type RowSection } from "./table-sections.ts";

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
});

const PreservedRow = TableRow.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      section: { default: null, rendered: false, parseHTML: sectionAround },
    };
  },
});

/** A table's parts. */
export const tableNodes = [PreservedTable, PreservedRow, TableHeader, TableCell];

function writeTable(node: Node, attributes: Record<string, unknown>): HTMLElement {
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  const table = make("table", attributes);
  const groups: readonly ColumnGroup[] = node.attrs["columnGroups"];
  for (const group of groups) {
    const columns = group.columns.map((column) => make("col", column));
    table.append(make("colgroup", group.attributes, columns));
  }
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
