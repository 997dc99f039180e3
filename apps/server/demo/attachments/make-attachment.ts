import type { DemoAttachment } from "../types.ts";
import { makePdf, type PdfPicture } from "./make-pdf.ts";

export interface MadeAttachment {
  name: string;
  mimeType: "application/pdf" | "text/csv";
  body: Buffer;
}

/**
 * Creates the file that visitors download.
 *
 * @param picture Stands at the top of a PDF.
 */
export function makeAttachment(attachment: DemoAttachment, picture?: PdfPicture): MadeAttachment {
  const { name } = attachment;
  if (attachment.kind === "pdf")
    return {
      name,
      mimeType: "application/pdf",
      body: makePdf(attachment.title, attachment.lines, picture),
    };
  const text = attachment.rows.map((row) => row.map(csvCell).join(",")).join("\r\n");
  return { name, mimeType: "text/csv", body: Buffer.from(`${text}\r\n`, "utf8") };
}

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
