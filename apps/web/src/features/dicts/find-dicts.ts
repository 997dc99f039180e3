import type { Dict } from "../../queries/dicts.ts";

type Named = Pick<Dict, "name" | "code">;

/** The dictionaries whose name or code contains every word of a query. */
export function findDicts<One extends Named>(dicts: readonly One[], query: string): One[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return dicts.filter(({ name, code }) => {
    const text = `${name} ${code}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
