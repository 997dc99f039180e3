/**
 * How the package navigates with the application's router.
 *
 * @example
 * const byItself: NavigationPort = {
 *   navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
 *   currentHref: () => location.pathname + location.search + location.hash,
 * };
 */
export interface NavigationPort {
  /**
   * @param to A path of this site, with query and hash.
   * @param options `replace`: replace the history entry.
   */
  navigate(to: string, options: { replace: boolean }): void;
  /** The current path with query and hash; with it, a session that expires remembers where to come back to. */
  currentHref?(): string;
}
