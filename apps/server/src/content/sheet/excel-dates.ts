import { parseXml } from "./parse-xml.ts";

/** Formats of dates and times that every workbook has without naming them (ECMA-376, 18.8.30). */
const shippedDateFormats: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Literal text, conditions and colours, in which letters mean nothing. */
const literal = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** The places of a workbook's cell styles that show numbers as dates. */
export function dateStyles(stylesXml: string): ReadonlySet<number> {
  const own = new Map<number, string>();
  const formats: number[] = [];
  let isOfCells = false;
  parseXml(stylesXml, {
    onopentag: (name, { numFmtId, formatCode = "" }) => {
      if (name === "cellXfs") isOfCells = true;
      else if (name === "numFmt") own.set(Number(numFmtId), formatCode);
      else if (name === "xf" && isOfCells) formats.push(Number(numFmtId));
    },
    onclosetag: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  const isDate = (format: number) => {
    const code = own.get(format);
    if (code !== undefined) return /[ymdhs]/i.test(code.replaceAll(literal, ""));
    return shippedDateFormats.some(([first, last]) => format >= first && format <= last);
  };
  return new Set(formats.flatMap((format, style) => (isDate(format) ? [style] : [])));
}

const DAY_MS = 86_400_000;
/** The last day that Excel knows, 9999-12-31. */
const LAST_DAY = 2_958_465;

/**
 * A day, a time or both in ISO 8601, as the cell shows it: Excel knows no time zones. What is no date stays as it is.
 *
 * @param text Days since the end of 1899; since 1904-01-01 in some workbooks of old Macs.
 */
export function isoDate(text: string, isFrom1904: boolean): string {
  const serial = Number(text);
  if (text === "" || !(serial >= 0 && serial <= LAST_DAY)) return text;
  // Excel counts a 29 February 1900 that never was.
  const days = isFrom1904 ? serial + 1462 : serial + (serial < 60 ? 1 : 0);
  const seconds = Math.round(days * 86_400) * 1000;
  const iso = new Date(Date.UTC(1899, 11, 30) + seconds).toISOString();
  const [day = "", time = ""] = iso.slice(0, 19).split("T");
  if (serial < 1 && !isFrom1904) return time;
  return seconds % DAY_MS === 0 ? day : `${day}T${time}`;
}
