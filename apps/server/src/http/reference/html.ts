import { escapeAttribute } from "../../content/escape-html.ts";

/** A piece of a page, safe to stand in it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may be put into a template: markup as it is, text escaped, null as nothing, lists piece by piece. */
export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/**
 * Markup with everything that is put into it escaped, in text and in quoted attributes.
 *
 * @example html`<a href="${url}">${name}</a>`
 */
export function html(markup: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(textOf)));
}

/** Pieces with something between them. */
export function joined(pieces: readonly HtmlValue[], between: HtmlValue): HtmlValue[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}

function textOf(value: HtmlValue): string {
  if (value === null) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeAttribute(String(value));
  return value.map(textOf).join("");
}
