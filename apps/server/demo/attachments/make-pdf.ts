import type { PdfLine } from "../types.ts";

const PAGE = { width: 595, height: 842, margin: 64 };
const BOTTOM = PAGE.margin + 24;
/** Characters of the text's size that a line takes. */
const LINE_LENGTH = 84;
/** Where the second cell of a row begins. */
const SECOND_CELL = 300;

/**
 * Makes a plain PDF: a title, and lines of Latin text with headings and rows of two cells, on as many pages as they
 * need. Built-in fonts only, so characters beyond Windows-1252's Latin letters become `?`.
 *
 * @param picture Stands below the title.
 */
export function makePdf(title: string, lines: readonly PdfLine[], picture?: PdfPicture): Buffer {
  const pages = paginate(lines, picture === undefined ? 0 : picture.height + 16);
  const shown = 5 + pages.length * 2;
  const objects: string[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${5 + i * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ];
  pages.forEach((page, index) => {
    const foot = text(PAGE.margin, 40, 9, `${title} - page ${index + 1} of ${pages.length}`);
    const start = index === 0 ? [head(title), ...(picture ? [drawPicture(picture)] : [])] : [];
    const stream = [...start, page, rule(54), foot].join("\n");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >>${picture ? ` /XObject << /P ${shown} 0 R >>` : ""} >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  });
  if (picture !== undefined) objects.push(pictureObject(picture));
  return assemble(objects, title);
}

/** A JPEG, and its size on the page in points. */
export interface PdfPicture {
  jpeg: Buffer;
  pixels: { width: number; height: number };
  width: number;
  height: number;
}

function pictureObject({ jpeg, pixels }: PdfPicture): string {
  const kind = "/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8";
  const size = `/Width ${pixels.width} /Height ${pixels.height} /Filter /DCTDecode`;
  return `<< ${kind} ${size} /Length ${jpeg.length} >>\nstream\n${jpeg.toString("latin1")}\nendstream`;
}

function drawPicture({ width, height }: PdfPicture): string {
  const y = PAGE.height - PAGE.margin - 24 - height;
  return `q ${width} 0 0 ${height} ${PAGE.margin} ${y} cm /P Do Q`;
}

/** The drawing of each page; a heading does not stand last on one. */
function paginate(lines: readonly PdfLine[], taken: number): string[] {
  const top = PAGE.height - PAGE.margin;
  const pages = [[] as string[]];
  let y = top - 44 - taken;
  for (const line of lines.flatMap(wrapped)) {
    const { height, room = height } = measuresOf(line);
    if (y - room < BOTTOM) {
      pages.push([]);
      y = top;
    }
    y -= height;
    pages.at(-1)?.push(drawLine(line, y));
  }
  return pages.map((page) => page.join("\n"));
}

function wrapped(line: PdfLine): PdfLine[] {
  if (typeof line !== "string") return [line];
  const rows = [""];
  for (const word of line.split(" ")) {
    const last = rows.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= LINE_LENGTH) rows.push(word);
    else rows[rows.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return rows;
}

function measuresOf(line: PdfLine): { height: number; room?: number } {
  if (typeof line === "string") return { height: 15 };
  return "heading" in line ? { height: 32, room: 72 } : { height: 19 };
}

function drawLine(line: PdfLine, y: number): string {
  if (typeof line === "string") return text(PAGE.margin, y, 11, line);
  if ("heading" in line) return text(PAGE.margin, y, 13, line.heading, "F2");
  const [name, value] = line.cells;
  return [text(PAGE.margin, y, 11, name), text(SECOND_CELL, y, 11, value), rule(y - 5)].join("\n");
}

function head(title: string): string {
  const top = PAGE.height - PAGE.margin;
  const band = `0.85 0.38 0.16 rg ${PAGE.margin} ${top + 26} 48 4 re f 0 g`;
  return `${band}\n${text(PAGE.margin, top, 18, title, "F2")}`;
}

function rule(y: number): string {
  const end = PAGE.width - PAGE.margin;
  return `0.8 G 0.5 w ${PAGE.margin} ${y} m ${end} ${y} l S 0 G`;
}

function text(x: number, y: number, size: number, words: string, font = "F1"): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${escape(words)}) Tj ET`;
}

function escape(words: string): string {
  return words.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?").replace(/[\\()]/g, String.raw`\$&`);
}

function assemble(drawn: readonly string[], title: string): Buffer {
  const objects = [...drawn, `<< /Title (${escape(title)}) /Producer (Atrium) >>`];
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
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
