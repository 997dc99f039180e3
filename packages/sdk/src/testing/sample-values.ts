/** Realistic single values. */
import type { Schema } from "./contract-types.ts";
import type { Random } from "./random.ts";

const vocabulary =
  "anchor berth buoy channel coast crane current deck dock ferry gauge harbour keel lantern mast pier pilot quay river rope sail shore tide wave".split(
    " ",
  );

/** A UUIDv7 as text, the form of the server's ids. */
export function makeId(random: Random): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.integer(0, 15).toString(16)).join("");
  return `019368f2-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`;
}

/** A date-time of the year 2026, to the second. */
export function makeDateTime(random: Random): string {
  const secondsOfYear = random.integer(0, 365 * 24 * 60 * 60 - 1);
  return new Date(Date.UTC(2026, 0, 1) + secondsOfYear * 1000).toISOString();
}

/** An e-mail address of a reserved domain. */
export function makeEmail(random: Random): string {
  return `${random.pick(vocabulary)}.${random.pick(vocabulary)}@example.com`;
}

/** A small text file. */
export function makeFile(random: Random): Blob {
  const name = `${random.pick(vocabulary)}.txt`;
  const words = [makeText({}, random)];
  const type = "text/plain";
  // Runtimes without File still have Blob; the name is lost there.
  return typeof File === "function" ? new File(words, name, { type }) : new Blob(words, { type });
}

/** A few words within the schema's lengths, with a capital letter. */
export function makeText(schema: Schema, random: Random): string {
  const { minLength = 0, maxLength = Infinity } = schema;
  const words = Array.from({ length: random.integer(1, 4) }, () => random.pick(vocabulary));
  while (words.join(" ").length < minLength) words.push(random.pick(vocabulary));
  const text = words.join(" ").slice(0, maxLength).trimEnd();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
