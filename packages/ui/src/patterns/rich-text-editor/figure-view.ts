import type { Node } from "@tiptap/pm/model";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";
import { embedHost } from "../rich-text/annotate.ts";
import { embedAddress, isEmbed } from "./embed.ts";

/** A figure; that of an embed has the name of its host for the style sheet to show. */
export class FigureView implements NodeView {
  readonly dom = document.createElement("figure");
  readonly contentDOM = this.dom;
  readonly #type: Node["type"];

  constructor(node: Node) {
    this.#type = node.type;
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type !== this.#type) return false;
    const { class: names, lang } = node.attrs;
    const address = isEmbed(names) ? embedAddress(node) : "";
    const host = URL.canParse(address) ? embedHost(new URL(address).host) : null;
    for (const [name, value] of Object.entries({ class: names, lang, "data-host": host })) {
      if (typeof value === "string") this.dom.setAttribute(name, value);
      else this.dom.removeAttribute(name);
    }
    return true;
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type === "attributes" && target === this.dom;
  }
}
