/** The HTTP status that a store has answered with; undefined when it has not answered. */
export function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, "$metadata") : undefined;
  if (typeof metadata !== "object" || metadata === null) return undefined;
  const status: unknown = Reflect.get(metadata, "httpStatusCode");
  return typeof status === "number" ? status : undefined;
}
