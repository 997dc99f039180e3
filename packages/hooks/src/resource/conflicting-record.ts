import { isApiError } from "@atrium/sdk";

/**
 * A stored record, as far as saving looks at it.
 *
 * @example
 * const stored: Versioned & { name: string } = { id: "1", version: 3, name: "Editors" };
 */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * The current record, from the error of an update that came too late (409 `VERSION_CONFLICT`); undefined for
 * any other error, and when the record did not come along. The record is unchecked.
 *
 * @example
 * await sdk.roles.update({ id: "1", version: 1, name: "Editors" }).catch((error: unknown) => {
 *   const current = conflictingRecord(error);
 *   if (current !== undefined) notices.warning(`version ${current.version} is newer`);
 * });
 */
export function conflictingRecord(error: unknown): Versioned | undefined {
  if (!isApiError(error) || error.errorCode !== "VERSION_CONFLICT") return undefined;
  const { result } = error;
  const current = isObject(result) ? result.current : undefined;
  return isVersioned(current) ? current : undefined;
}

function isVersioned(value: unknown): value is Versioned {
  return isObject(value) && typeof value.id === "string" && typeof value.version === "number";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
