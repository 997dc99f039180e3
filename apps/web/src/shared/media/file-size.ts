const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in the reader's locale, such as “48 kB”. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}
