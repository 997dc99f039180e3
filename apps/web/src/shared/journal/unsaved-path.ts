const articles = "articles/";

/**
 * Where edits that are on the device only can be taken up again; undefined for records of another kind.
 *
 * @param record As the journal names it: `articles/7`, or `articles/new:…` for one that was never saved.
 */
export function unsavedPath(record: string): string | undefined {
  if (!record.startsWith(articles)) return undefined;
  const id = record.slice(articles.length);
  if (id.startsWith("new:")) return "/content/articles/new";
  return `/content/articles/edit/${encodeURIComponent(id)}`;
}
