const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
// Void elements, and those with an optional end tag.
const NEVER_OPEN = new Set(
  "area base br col embed hr img input link meta param source track wbr p li td th tr dd dt option h1 h2 h3 h4 h5 h6".split(
    " ",
  ),
);

/**
 * Whether tags are nested deeper than `limit`, in one pass without a parser. Parsers take quadratic time in the depth:
 * a megabyte of opening tags would block the server for half a minute.
 */
export function nestsDeeperThan(html: string, limit: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, closing, tag = ""] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (NEVER_OPEN.has(name) || (closing !== "" && count === 0)) continue;
    const step = closing === "" ? 1 : -1;
    open.set(name, count + step);
    depth += step;
    if (depth > limit) return true;
  }
  return false;
}
