const cell = /<(td|th)\b([^<>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Gives the cells of tables whose rows are stacked on narrow screens the headings of their columns, which the style sheet
 * shows there. Tables with merged cells, or tables within tables, stay as they are.
 */
export function labelCells(html: string): string {
  return html.replace(/<table\b[^<>]*\bstack-rows\b[^<>]*>[\s\S]*?<\/table>/g, (table) => {
    if (/\b(?:col|row)span=/.test(table) || table.indexOf("<table", 1) > 0) return table;
    let headings: string[] | null = null;
    return table.replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => {
      if (headings === null) {
        headings = [...row.matchAll(cell)].map(([, , , content = ""]) => textOf(content));
        return row;
      }
      const names = headings;
      let column = -1;
      return row.replace(cell, (whole, tag: string, attributes: string, content: string) => {
        column += 1;
        const name = names[column] ?? "";
        if (tag === "th" || name === "") return whole;
        return `<td${attributes} data-label="${name}">${content}</td>`;
      });
    });
  });
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll('"', "&quot;")
    .trim();
}
