import { escapeAttribute } from "../../content/escape-html.ts";

/** Safe markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values for a template: markup unescaped, text escaped, nothing for null, lists in order. */
export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/**
 * A template tag that escapes interpolated values, in text and in quoted attributes. @example html`<a
 * href="${url}">${name}</a>`
 */
export function html(markup: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(textOf)));
}

export function joined(pieces: readonly HtmlValue[], between: HtmlValue): HtmlValue[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}

function textOf(value: HtmlValue): string {
  if (value === null) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeAttribute(String(value));
  return value.map(textOf).join("");
}
