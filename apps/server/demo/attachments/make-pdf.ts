const PAGE = { width: 595, height: 842, margin: 64 };
const LINES_PER_PAGE = 44;

/**
 * Makes a plain PDF: a title and lines of Latin text, with as many pages as they need.
 * Built-in fonts only, so characters beyond Windows-1252's Latin letters become `?`.
 */
export function makePdf(title: string, lines: readonly string[]): Buffer {
  const pages = paginate(lines);
  const objects: string[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${5 + i * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ];
  pages.forEach((page, index) => {
    const stream = pageStream(index === 0 ? title : "", page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  });
  return assemble(objects);
}

function paginate(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (let start = 0; start < Math.max(lines.length, 1); start += LINES_PER_PAGE)
    pages.push(lines.slice(start, start + LINES_PER_PAGE));
  return pages;
}

function pageStream(title: string, lines: readonly string[]): string {
  const top = PAGE.height - PAGE.margin;
  const heading =
    title === "" ? "" : `BT /F2 18 Tf ${PAGE.margin} ${top} Td (${escape(title)}) Tj ET\n`;
  const body = lines.map((line) => `(${escape(line)}) Tj T*`).join("\n");
  return `${heading}BT /F1 11 Tf 15 TL ${PAGE.margin} ${top - 36} Td\n${body}\nET`;
}

function escape(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?").replace(/[\\()]/g, String.raw`\$&`);
}

function assemble(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
