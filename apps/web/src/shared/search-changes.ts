type Search = Readonly<Record<string, unknown>>;

/**
 * Search parameters that were asked for, with what changes between two others changed in them as well. Two changes made
 * before the first one is shown, such as a filter and a dialog, then both stand.
 */
export function withSearchChanges(asked: Search, before: Search, after: Search): Search {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return { ...asked, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}
