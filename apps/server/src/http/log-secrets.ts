const secrets = new Set([
  "password",
  "oldPassword",
  "newPassword",
  "token",
  "authorization",
  "smtpUrl",
]);

/** How many levels of an entry are searched: entries are no deeper. */
const LEVELS = 4;

/**
 * A log entry without what is secret. One that holds no secret is returned as it is, which is what nearly all do: pino's own
 * redaction copies every entry, at the price of the rest of the line.
 */
export function withoutSecrets(entry: Record<string, unknown>): Record<string, unknown> {
  return holdsSecret(entry, LEVELS) ? cleanRecord(entry, LEVELS) : entry;
}

function holdsSecret(value: object, levels: number): boolean {
  return Object.keys(value).some((key) => {
    const part: unknown = Reflect.get(value, key);
    return secrets.has(key) || (levels > 1 && isHolder(part) && holdsSecret(part, levels - 1));
  });
}

function cleanRecord(record: object, levels: number): Record<string, unknown> {
  const kept = Object.entries(record).filter(([key]) => !secrets.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, clean(part, levels - 1)]));
}

function clean(part: unknown, levels: number): unknown {
  // What holds none may be more than its members, such as a date.
  if (levels === 0 || !isHolder(part) || !holdsSecret(part, levels)) return part;
  if (Array.isArray(part)) return part.map((item: unknown) => clean(item, levels - 1));
  return cleanRecord(part, levels);
}

/** Of errors only what `errorDetails` picks is written. */
function isHolder(part: unknown): part is object {
  return typeof part === "object" && part !== null && !(part instanceof Error);
}
