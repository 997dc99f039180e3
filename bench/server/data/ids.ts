import type { Random } from "./random.ts";

/** A UUIDv7 of a date, as the server creates them, with reproducible random bits. */
export function idAt(date: Date, random: Random): string {
  const time = date.getTime().toString(16).padStart(12, "0");
  const bits = () => random.integer(0, 0xffff).toString(16).padStart(4, "0");
  const variant = (0x8000 | random.integer(0, 0x3fff)).toString(16);
  const version = `7${bits().slice(1)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${bits()}${bits()}${bits()}`;
}
