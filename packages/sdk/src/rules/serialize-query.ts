import { dropEmptyParams, type QueryParams } from "./drop-empty-params.ts";

/**
 * Writes a query string. Empty parameters are dropped unless `saveNull`, which sends them as `key=`; arrays repeat
 * their key.
 */
export function serializeQuery(params: QueryParams, saveNull: boolean): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(saveNull ? params : dropEmptyParams(params))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (saveNull || (item !== undefined && item !== null && item !== "")) {
        query.append(key, String(item ?? ""));
      }
    }
  }
  return query.toString();
}
