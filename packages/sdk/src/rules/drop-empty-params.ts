const nullish: unknown[] = [undefined, null];
const empty: unknown[] = [...nullish, ""];

/**
 * The query values that are not sent: empty ones of a GET (0 and false are values), and of a write only null and
 * undefined. With `saveNull` all are sent (specification section 5).
 */
export function droppedValues(method: string, saveNull?: boolean): readonly unknown[] {
  if (saveNull) return [];
  return method === "GET" ? empty : nullish;
}
