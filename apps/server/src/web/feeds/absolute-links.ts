/** A URL on this host in sanitised rich text. */
const relativeUrl = / (href|src|poster)="\/(?!\/)([^"]*)"/g;

/** Makes the URLs of sanitised rich text absolute. Files are below the host, pages below the site. */
export function absoluteLinks(html: string, site: string): string {
  const { origin } = new URL(site);
  return html.replace(relativeUrl, (_all, name: string, path: string) => {
    const base = path.startsWith("files/") ? `${origin}/` : site;
    return ` ${name}="${base}${path}"`;
  });
}
