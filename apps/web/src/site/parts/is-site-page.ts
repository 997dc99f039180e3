/** Whether a URL that staff entered is a page of this site, not a file. */
export function isSitePage(href: string, apiBase: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false;
  return !href.startsWith("/files/") && !href.startsWith(`${apiBase}/`);
}

/** Resolves a URL that staff entered: paths of this site get the base path. */
export function withBase(
  href: string,
  { basePath, apiBase }: { basePath: string; apiBase: string },
): string {
  // People copy URLs with the base path.
  if (!isSitePage(href, apiBase) || href.startsWith(basePath)) return href;
  return basePath + href.slice(1);
}

/** The same for the links in a cleaned text. */
export function withBaseInText(
  html: string,
  config: { basePath: string; apiBase: string },
): string {
  if (config.basePath === "/") return html;
  return html.replaceAll(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_link, start: string, href: string) => `${start}${withBase(href, config)}"`,
  );
}
