/**
 * Whether a value is a whole number, written as one: anything with a decimal point is not, "1.0" included
 * (specification section 5), nor is anything else but digits and a sign.
 *
 * @example
 * isInteger("12"); // true
 * isInteger("12.0"); // false
 */
export function isInteger(value: unknown): boolean {
  if (typeof value !== "string" && typeof value !== "number") return false;
  return /^[+-]?\d+$/.test(String(value));
}
