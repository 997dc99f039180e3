import { html, type Html } from "./html.ts";

/** Converts a description to paragraphs; text in backticks becomes code. */
export function prose(text: string | undefined): Html {
  const paragraphs = (text ?? "").split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return html`${paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p>`)}`;
}

/** Without paragraphs. */
export function words(text: string): Html {
  const pieces = text.trim().split("`");
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
