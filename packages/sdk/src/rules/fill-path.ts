import { failure } from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";
import { toText } from "./to-text.ts";

/**
 * Writes values into the `{parameters}` of a path, each escaped to one segment.
 *
 * @throws ApiError of kind `usage` for a value that would result in another operation's path: one that is missing or
 * empty (`DELETE /user/` is not `DELETE /user/{id}`), or a dot segment. TypeError for an object.
 */
export function fillPath(
  path: string,
  params: Record<string, unknown>,
  messages: SdkMessages,
): string {
  return path.replace(/{(\w+)}/g, (_parameter, name: string) => {
    const segment = toText(params[name]);
    if (/^\.{0,2}$/.test(segment)) throw failure("usage", messages.unsendable(name));
    return encodeURIComponent(segment);
  });
}
