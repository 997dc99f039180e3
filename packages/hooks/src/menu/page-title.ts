/** What a page's title is made of. */
export interface PageTitleParts {
  readonly routeTitle?: string | undefined;
  /** Public routes fall back on the company's name, all others on the system's. */
  readonly isPublic: boolean;
  readonly systemName: string;
  readonly companyName: string;
}

/** The page's title: the route's, else the system's name; on public routes the company's name. */
export function pageTitle(parts: PageTitleParts): string {
  return parts.routeTitle || (parts.isPublic ? parts.companyName : parts.systemName);
}
