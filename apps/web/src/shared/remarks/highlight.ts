/** Names of highlights; the style sheet of the back office draws them. */
export type HighlightName = "remark" | "remark-active";

/**
 * Highlights parts of the page without changing it, where the browser can (CSS Custom Highlight API).
 *
 * @returns Ends it.
 */
export function highlight(name: HighlightName, ranges: readonly Range[]): () => void {
  // Tabs that are hidden share the registry with the one that is shown.
  const registry = "highlights" in CSS ? CSS.highlights : undefined;
  const drawn = registry?.get(name) ?? (registry ? new Highlight() : undefined);
  if (registry && drawn) registry.set(name, drawn);
  for (const range of ranges) drawn?.add(range);
  return () => {
    for (const range of ranges) drawn?.delete(range);
  };
}
