/**
 * Text as the editor can take it: a table's caption, which its tables do not know, becomes a paragraph over the table
 * rather than a broken row within it.
 */
export function prepareHtml(html: string): string {
  if (!html.includes("<caption")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const caption of body.querySelectorAll("table > caption")) {
    const paragraph = body.ownerDocument.createElement("p");
    paragraph.append(...caption.childNodes);
    caption.closest("table")?.before(paragraph);
    caption.remove();
  }
  return body.innerHTML;
}
