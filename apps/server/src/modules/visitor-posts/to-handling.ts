import type { components } from "../../generated/schema.ts";

type Handling = components["schemas"]["Handling"];

/** @param names Of accounts, by id. */
export function toHandling(
  row: Pick<Handling, "assigneeId" | "spamScore" | "spamReasons">,
  names: ReadonlyMap<string | null, string>,
): Handling {
  const { assigneeId, spamScore, spamReasons } = row;
  return { assigneeId, assigneeName: names.get(assigneeId) ?? null, spamScore, spamReasons };
}
