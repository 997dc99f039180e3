/** A period as a page call takes it: from a moment on, and before another one. */
export interface CreatedBetween {
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

/**
 * The moments at which a period of whole days begins and ends, where the reader is.
 *
 * @param from The first day, such as `2026-03-14`; none for from the beginning.
 * @param to The last day, counted in.
 */
export function dayRange(from: string | undefined, to: string | undefined): CreatedBetween {
  return {
    ...(from !== undefined && { createdFrom: startOf(from, 0) }),
    ...(to !== undefined && { createdTo: startOf(to, 1) }),
  };
}

function startOf(day: string, later: number): string {
  const moment = new Date(`${day}T00:00:00`);
  // Days are not all 24 hours long.
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}
