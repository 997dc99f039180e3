type Search = Readonly<Record<string, unknown>>;

/**
 * Applies the difference between two states of search params to a third. Two changes made before the first is rendered,
 * such as a filter and a dialog, are then both applied.
 */
export function withSearchChanges(asked: Search, before: Search, after: Search): Search {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return { ...asked, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}
