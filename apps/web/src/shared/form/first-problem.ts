/** What is wrong with a field or, where it has parts, with the first part that is not right. */
export function firstProblem(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  // Beside its words an error holds the control itself, which is no part of the field.
  if ("ref" in error) return undefined;
  return Object.values(error).map(firstProblem).find(Boolean);
}
