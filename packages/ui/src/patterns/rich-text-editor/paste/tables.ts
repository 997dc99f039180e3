import { STYLE_ATTRIBUTE } from "./inert-html.ts";

/** Cleans tables; run it after the emphasis, whose bold first row is a header. */
export function cleanTables(body: HTMLElement, isSpreadsheet: boolean): void {
  for (const columns of body.querySelectorAll("colgroup, col")) columns.remove();
  for (const aligned of body.querySelectorAll("[align]")) convertAlignment(aligned);
  for (const table of body.querySelectorAll("table")) {
    if (table.getAttribute("role") === "presentation") {
      unwrapLayout(table);
      continue;
    }
    const rows = [...table.rows];
    const [cell, ...others] = rows.flatMap((row) => [...row.cells]);
    if (isSpreadsheet && cell && others.length === 0) {
      table.replaceWith(...cell.childNodes);
      continue;
    }
    for (const data of table.querySelectorAll(":scope > thead > tr > td")) toHeader(data);
    const [first, ...rest] = rows;
    if (first && rest.length > 0 && isBoldRow(first) && !rest.every(isBoldRow)) {
      for (const data of first.cells) toHeader(data);
    }
  }
}

/** The columns of a table are aligned by what they hold; other alignment is a style. */
function convertAlignment(element: Element): void {
  const align = element.getAttribute("align")?.toLowerCase() ?? "";
  element.removeAttribute("align");
  const isCell = element.tagName === "TD" || element.tagName === "TH";
  if (isCell && /^(?:right|center)$/.test(align)) element.classList.add(`align-${align}`);
}

function isBoldRow({ cells }: HTMLTableRowElement): boolean {
  const said = [...cells].filter(({ textContent }) => textContent.trim() !== "");
  return (
    said.length > 0 &&
    said.every(
      (cell) =>
        cell.tagName === "TD" &&
        [...cell.querySelectorAll("strong")]
          .map(({ textContent }) => textContent)
          .join("")
          .trim() === cell.textContent.trim(),
    )
  );
}

function toHeader(cell: Element): void {
  const header = cell.ownerDocument.createElement("th");
  for (const { name, value } of cell.attributes) {
    if (name !== STYLE_ATTRIBUTE) header.setAttribute(name, value);
  }
  header.append(...cell.childNodes);
  for (const strong of header.querySelectorAll("strong")) strong.replaceWith(...strong.childNodes);
  cell.replaceWith(header);
}

/** Mails arrange their text in tables that say nothing. */
function unwrapLayout(table: HTMLTableElement): void {
  const blocks = [...table.rows]
    .flatMap((row) => [...row.cells])
    .map((cell) => {
      const block = table.ownerDocument.createElement("div");
      block.append(...cell.childNodes);
      return block;
    });
  table.replaceWith(...blocks);
}
