const tag = /<(\/?)([a-z][a-z0-9]*)/gi;
const neverOpen = new Set("br col hr img p li td th tr h1 h2 h3 h4 h5 h6".split(" "));

/** Whether a text opens more elements within each other than `limit`, in one pass: parsers take quadratic time there. */
export function nestsDeeperThan(html: string, limit: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, closing, written = ""] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (neverOpen.has(name) || (closing !== "" && count === 0)) continue;
    const step = closing === "" ? 1 : -1;
    open.set(name, count + step);
    depth += step;
    if (depth > limit) return true;
  }
  return false;
}
