/** An attribute of a cleaned rich text that names an address on this host. */
const ownAddress = / (href|src|poster)="\/(?!\/)([^"]*)"/g;

/**
 * A cleaned rich text for readers elsewhere: its addresses, which start at the host, made whole. Files lie below the host,
 * pages below the site.
 */
export function wholeLinks(html: string, site: string): string {
  const { origin } = new URL(site);
  return html.replace(ownAddress, (_all, name: string, path: string) => {
    const base = path.startsWith("files/") ? `${origin}/` : site;
    return ` ${name}="${base}${path}"`;
  });
}
