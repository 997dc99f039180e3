/**
 * How the package asks the application's router to go somewhere.
 *
 * @example
 * const byItself: NavigationPort = {
 *   navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
 * };
 */
export interface NavigationPort {
  /**
   * @param to A path of this site, with query and hash.
   * @param options `replace`: leave no entry in the history.
   */
  navigate(to: string, options: { replace: boolean }): void;
}
