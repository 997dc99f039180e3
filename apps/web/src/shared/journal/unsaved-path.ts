/**
 * Where edits that are on the device only can be taken up again; undefined for records of another kind.
 *
 * @param record As the journal names it: `articles/7`, or such as `articles/new:…` for one that was never saved.
 */
export function unsavedPath(record: string): string | undefined {
  const slash = record.indexOf("/");
  const id = record.slice(slash + 1);
  const added = id.startsWith("new:") ? id.slice("new:".length) : undefined;
  switch (record.slice(0, slash)) {
    case "articles":
      if (added !== undefined) return "/content/articles/new";
      return `/content/articles/edit/${encodeURIComponent(id)}`;
    case "products":
      // What is added is of a kind, such as a series.
      if (added !== undefined) return `/products/new?kind=${encodeURIComponent(added)}`;
      return `/products/edit/${encodeURIComponent(id)}`;
    case "homePages":
      return `/content/home?page=${encodeURIComponent(id)}`;
    case "siteSettings":
      return "/content/site-setting";
    default:
      return undefined;
  }
}
