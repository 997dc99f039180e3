const nullish: unknown[] = [undefined, null];
const empty: unknown[] = [...nullish, ""];

/**
 * The query values that are not sent: of a GET those that carry nothing, so that 0 and false stay, and of a write only
 * those that are not there. With `saveNull` all are sent (specification section 5).
 */
export function droppedValues(method: string, saveNull?: boolean): readonly unknown[] {
  if (saveNull) return [];
  return method === "GET" ? empty : nullish;
}
