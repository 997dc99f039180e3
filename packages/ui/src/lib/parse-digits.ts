/**
 * The whole number in a text, ignoring everything that is not a digit; null when there is none. Numbers beyond
 * `max` (at most the largest exact integer) become `max`.
 *
 * @example parseDigits("1,2a3") // 123
 */
export function parseDigits(text: string, max: number = Number.MAX_SAFE_INTEGER): number | null {
  const digits = text.normalize("NFKC").replaceAll(/[^0-9]/g, "");
  if (digits === "") return null;
  return Math.min(Number(digits), max, Number.MAX_SAFE_INTEGER);
}
