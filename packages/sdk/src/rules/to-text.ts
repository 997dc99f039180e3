/**
 * A plain value as text, empty for what is not there.
 *
 * @throws TypeError for an object: neither paths nor queries nor form fields have a way to write one.
 */
export function toText(value: unknown): string {
  // Functions and symbols come from nobody who means it.
  const plain = (value ?? "") as string | number | boolean | object;
  if (typeof plain === "object") throw new TypeError("an object is no plain value");
  return String(plain);
}
