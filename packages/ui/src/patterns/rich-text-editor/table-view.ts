import type { Node } from "@tiptap/pm/model";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";
import { widthsOf } from "./table-widths.ts";

/** A table as readers get it: the widths of its columns are attributes, since a page's policy may allow no styles. */
export class TableView implements NodeView {
  readonly dom: HTMLTableElement;
  readonly contentDOM: HTMLTableSectionElement;
  readonly #columns: HTMLTableColElement;
  #node: Node;

  constructor(node: Node) {
    this.#node = node;
    this.dom = document.createElement("table");
    // What changes a width while it is dragged expects the columns first.
    this.#columns = this.dom.appendChild(document.createElement("colgroup"));
    this.contentDOM = this.dom.appendChild(document.createElement("tbody"));
    this.#draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type !== "selection" && !this.contentDOM.contains(target);
  }

  #draw(): void {
    const { class: names, lang } = this.#node.attrs;
    setAttribute(this.dom, "class", names);
    setAttribute(this.dom, "lang", lang);
    this.dom.style.width = "";
    this.dom.style.minWidth = "";
    const columns = widthsOf(this.#node).map((width) => {
      const column = document.createElement("col");
      setAttribute(column, "width", width === null ? null : String(width));
      return column;
    });
    this.#columns.replaceChildren(...columns);
  }
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (typeof value === "string") element.setAttribute(name, value);
  else element.removeAttribute(name);
}
