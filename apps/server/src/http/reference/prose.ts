import { html, type Html } from "./html.ts";

/** The contract's words as paragraphs; what stands between back-ticks is code. */
export function prose(text: string | undefined): Html {
  const paragraphs = (text ?? "").split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return html`${paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p>`)}`;
}

/** The same for words within a line. */
export function words(text: string): Html {
  const pieces = text.trim().split("`");
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
