import { isApiError } from "@atrium/sdk";

/** Numbers by what they count. */
export type RefusedCounts = Readonly<Record<string, number>>;

/** How much of what stands in the way of a deletion, where the server says so; else no numbers. */
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
