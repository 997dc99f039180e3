/**
 * A colour in one of the usual ways to write it, as `#rrggbb`. An empty text is none, and anything else is not finished.
 *
 * @example
 * parseHexColor("#abc"); // "#aabbcc"
 * parseHexColor("AABBCC"); // "#aabbcc"
 * parseHexColor(""); // null
 * parseHexColor("#ab"); // undefined
 */
export function parseHexColor(text: string): string | null | undefined {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (digits === "") return null;
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, "$&$&")}`;
  return undefined;
}
