/**
 * Tells whether a value is a whole number, written as one: anything with a decimal point is not, "1.0"
 * included, nor is anything else but digits and a sign.
 */
export function isInteger(value: unknown): boolean {
  if (typeof value !== "string" && typeof value !== "number") return false;
  return /^[+-]?\d+$/.test(String(value));
}
