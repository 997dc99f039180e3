/** A URL on this host in sanitised rich text. */
const ownAddress = / (href|src|poster)="\/(?!\/)([^"]*)"/g;

/** Makes the URLs of sanitised rich text absolute. Files are below the host, pages below the site. */
export function wholeLinks(html: string, site: string): string {
  const { origin } = new URL(site);
  return html.replace(ownAddress, (_all, name: string, path: string) => {
    const base = path.startsWith("files/") ? `${origin}/` : site;
    return ` ${name}="${base}${path}"`;
  });
}
