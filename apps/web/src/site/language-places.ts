import type { AppConfig, PageLanguage } from "../ssr-contract.d.ts";

/** The languages that the page is not in. */
export function otherPaths(config: Pick<AppConfig, "languages" | "language">): PageLanguage[] {
  return config.languages.filter(({ code }) => code !== config.language);
}

/**
 * Whether the router of this page leads to an address: it has the pages of one language.
 *
 * @param address With the base path.
 */
export function isWithinPages(
  address: string,
  { pagesPath, languages }: Pick<AppConfig, "pagesPath" | "languages">,
): boolean {
  if (!address.startsWith(pagesPath)) return false;
  return !languages.some(
    ({ path }) => path.length > pagesPath.length && `${pathOf(address)}/`.startsWith(path),
  );
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
