const number = /^[+\-−±≤≥<>~≈]?\s?\d[\d \u00a0\u202f.,]*(?:[\s\u00a0]?[\p{L}°%µ²³/]{1,6})?$/u;
const cell = /<(td|th)\b([^<>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Aligns the columns of tables that hold nothing but numbers at their end, with their headings, so that digits stand
 * below each other. Tables with merged cells, or tables within tables, stay as they are.
 */
export function alignNumbers(html: string): string {
  return html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => {
    if (/\b(?:col|row)span=/.test(table) || table.indexOf("<table", 1) > 0) return table;
    const rows = [...table.matchAll(/<tr\b[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
    const numeric = numericColumns(rows);
    if (numeric.size === 0) return table;
    return table.replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => {
      let column = -1;
      return row.replace(cell, (whole, tag: string, attributes: string, content: string) => {
        column += 1;
        const isOwn = !numeric.has(column) || attributes.includes("class=");
        return isOwn ? whole : `<${tag}${attributes} class="align-right">${content}</${tag}>`;
      });
    });
  });
}

interface Cell {
  isData: boolean;
  text: string;
}

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(cell)].map(([, tag, , content = ""]) => {
    return { isData: tag === "td", text: content.replaceAll(/<[^<>]*>/g, "").trim() };
  });
}

function numericColumns(rows: Cell[][]): ReadonlySet<number> {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  return new Set(
    columns.filter((column) => {
      const data = rows
        .flatMap((cells) => cells[column] ?? [])
        .filter(({ isData, text }) => isData && text !== "" && text !== "–" && text !== "—");
      return data.length > 1 && data.every(({ text }) => number.test(text));
    }),
  );
}
