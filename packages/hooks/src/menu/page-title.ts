/**
 * What a page's title is made of.
 *
 * @example
 * const names: Pick<PageTitleParts, "systemName" | "companyName"> = { systemName: "Atrium", companyName: "Acme" };
 */
export interface PageTitleParts {
  readonly routeTitle?: string | undefined;
  /** Public routes fall back on the company's name, all others on the system's. */
  readonly isPublic: boolean;
  readonly systemName: string;
  readonly companyName: string;
}

/**
 * The page's title: the route's, else the system's name; on public routes the company's name.
 *
 * @example
 * const routeTitle = match.route.title;
 * document.title = pageTitle({ routeTitle, isPublic: false, systemName: "Atrium", companyName: "Acme" });
 */
export function pageTitle(parts: PageTitleParts): string {
  return parts.routeTitle || (parts.isPublic ? parts.companyName : parts.systemName);
}
