/**
 * A plain value as text, empty for what is not there.
 *
 * @throws TypeError for an object: neither paths nor queries nor form fields have a way to write one.
 */
export function toText(value: unknown): string {
  if (Object(value) === value) throw new TypeError("an object is no plain value");
  const plain = (value ?? "") as string | number | boolean;
  return String(plain);
}
