import { failure } from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";

/**
 * Puts values into the `{parameters}` of a path, each escaped to one segment.
 *
 * @throws ApiError of kind `usage` for a value that would lead to another address than the one meant: one that is
 * missing or empty (`DELETE /user/` is not `DELETE /user/{id}`), a dot segment, or no plain value.
 */
export function fillPath(
  path: string,
  params: Record<string, unknown>,
  messages: SdkMessages,
): string {
  return path.replace(/{(\w+)}/g, (_parameter, name: string) => {
    const value = params[name];
    const segment = typeof value === "object" ? "" : String(value ?? "");
    if (/^\.{0,2}$/.test(segment)) throw failure("usage", messages.missingPathValue(name));
    return encodeURIComponent(segment);
  });
}
