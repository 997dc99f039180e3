/** A period of a page call: `createdFrom` inclusive, `createdTo` exclusive. */
export interface CreatedBetween {
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

/**
 * The start and end of a period of whole days in the reader's time zone. A day that does not exist is ignored.
 *
 * @param from The first day, such as `2026-03-14`; undefined for an open start.
 * @param to The last day, inclusive.
 */
export function dayRange(from: string | undefined, to: string | undefined): CreatedBetween {
  const createdFrom = from && startOf(from, 0);
  const createdTo = to && startOf(to, 1);
  return { ...(createdFrom && { createdFrom }), ...(createdTo && { createdTo }) };
}

function startOf(day: string, later: number): string | undefined {
  const date = new Date(`${day}T00:00:00`);
  // Browsers disagree whether the 31st of February is no day or one in March.
  if (date.getDate() !== Number(day.slice(-2))) return undefined;
  // Days are not all 24 hours long.
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
