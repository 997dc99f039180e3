import type { Node } from "@tiptap/pm/model";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";
import { codeLanguageName } from "../rich-text/code-languages.ts";

/** Lines of code, with the name of their language for the style sheet to show. */
export class CodeView implements NodeView {
  readonly dom = document.createElement("pre");
  readonly contentDOM: HTMLElement;
  #node: Node;

  constructor(node: Node) {
    this.#node = node;
    this.contentDOM =
      node.attrs["isCode"] === true
        ? this.dom.appendChild(document.createElement("code"))
        : this.dom;
    this.#draw();
  }

  update(node: Node): boolean {
    const isSame =
      node.type === this.#node.type && node.attrs["isCode"] === this.#node.attrs["isCode"];
    if (!isSame) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type === "attributes" && target === this.dom;
  }

  #draw(): void {
    const { language, isCode, class: names, lang } = this.#node.attrs;
    const isNamed = isCode === true && typeof language === "string";
    const attributes = {
      class: names,
      lang,
      "data-language": isNamed ? codeLanguageName(language) : null,
      // Code is in no language that has spelling.
      spellcheck: isCode === true ? "false" : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "string") this.dom.setAttribute(name, value);
      else this.dom.removeAttribute(name);
    }
  }
}
