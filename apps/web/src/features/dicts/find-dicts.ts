import type { Dict } from "../../queries/dicts.ts";

type Named = Pick<Dict, "name" | "code">;

/** The dictionaries that have every word in their name or code. */
export function findDicts<One extends Named>(dicts: readonly One[], messages: string): One[] {
  const wanted = messages.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return dicts.filter(({ name, code }) => {
    const text = `${name} ${code}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
