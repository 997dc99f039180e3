import sharp from "sharp";
import { siteSetting } from "../site-setting.ts";
import type { PdfPicture } from "./make-pdf.ts";
import type { DemoAttachment, DemoProduct, DemoSpec, PdfLine } from "../types.ts";

/** The picture of an instrument, for the top of its data sheet. */
export async function sheetPicture(image: Buffer): Promise<PdfPicture> {
  const resized = sharp(image).resize({ width: 934 }).flatten().jpeg({ quality: 78 });
  const { data: jpeg, info } = await resized.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const points = 467;
  return {
    jpeg,
    pixels: { width, height },
    width: points,
    height: Math.round((points * height) / width),
  };
}

/** The data sheet of an instrument: what its page says, in the words and figures of the page. */
export function dataSheet(product: DemoProduct): DemoAttachment {
  const { code, name, summary, content = "", specs = [], variants = [], sheetNotes = [] } = product;
  const groups = Map.groupBy(specs, ({ group }) => group);
  return {
    kind: "pdf",
    name: `${code}-data-sheet.pdf`,
    title: `${name}: data sheet`,
    lines: [
      summary,
      ...textOf(content),
      ...[...groups].flatMap(([group, members]): PdfLine[] => [
        { heading: group },
        ...members.map((spec): PdfLine => ({ cells: [spec.name, valueOf(spec)] })),
      ]),
      ...under("Connections and housing", sheetNotes),
      ...under(
        "Variants",
        variants.map((variant): PdfLine => ({
          cells: [`${variant.code}: ${variant.name}`, priceOf(variant.priceAmount)],
        })),
      ),
      ...ordering(product),
    ],
  };
}

function ordering({ code, priceAmount, priceNote }: DemoProduct): PdfLine[] {
  const { companyName, address, phone, email } = siteSetting;
  const note = priceNote === undefined ? "" : `, ${priceNote}`;
  return [
    { heading: "Ordering" },
    { cells: ["Product code", code] },
    { cells: ["Price", `${priceOf(priceAmount)}${note}`] },
    { heading: companyName },
    address,
    `${phone}, ${email}`,
    "The calibration certificate that comes with an instrument is what holds for that instrument.",
  ];
}

function under(heading: string, lines: readonly PdfLine[]): PdfLine[] {
  return lines.length === 0 ? [] : [{ heading }, ...lines];
}

/** Paragraphs and headings of a product's text, without links. */
function textOf(html: string): PdfLine[] {
  return Array.from(html.matchAll(/<(h2|p)>(.*?)<\/\1>/gs), ([, tag, inner = ""]): PdfLine => {
    const words = inner.replaceAll(/<[^>]*>/g, "");
    return tag === "h2" ? { heading: words } : words;
  });
}

function valueOf({ value, unit }: DemoSpec): string {
  if (unit === null) return value;
  return unit === "°" ? value + unit : `${value} ${unit}`;
}

function priceOf(amount: string | undefined): string {
  return amount === undefined ? "on request" : `EUR ${Number(amount).toLocaleString("en")}`;
}
