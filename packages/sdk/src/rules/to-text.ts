/**
 * A plain value as text, empty for null and undefined.
 *
 * @throws TypeError for an object: paths, queries and form fields cannot represent one.
 */
export function toText(value: unknown): string {
  // Functions and symbols are programming errors.
  const plain = (value ?? "") as string | number | boolean | object;
  if (typeof plain === "object") throw new TypeError("an object is not a plain value");
  return String(plain);
}
