import { isApiError } from "@atrium/sdk";

/** Numbers by what they count. */
export type RefusedCounts = Readonly<Record<string, number>>;

/** How many records of each kind block a deletion, from an `IN_USE` or `HAS_CHILDREN` error; empty for any other. */
export function refusedCounts(error: unknown): RefusedCounts {
  const isCounted =
    isApiError(error) && (error.errorCode === "IN_USE" || error.errorCode === "HAS_CHILDREN");
  const { result } = isCounted ? error : { result: undefined };
  if (typeof result !== "object" || result === null) return {};
  const numbers = Object.entries(result).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  return Object.fromEntries(numbers);
}
