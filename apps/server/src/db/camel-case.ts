/** The web app's name of a dictionary: `article-type` and `article_type` both become `articleType`. */
export function camelCase(code: string): string {
  const joined = code.replaceAll(/[._-]+([A-Za-z0-9])/g, (_all, next: string) =>
    next.toUpperCase(),
  );
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
