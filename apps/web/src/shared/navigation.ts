import type { NavigationPort } from "@atrium/hooks";

/** The application's router, as far as the back office uses it. Addresses are paths of this site. */
export interface RouterPort extends NavigationPort {
  /** The `href` of a link to a path: with the base path in front. */
  toHref(path: string): string;
  /** Fetches what the page at a path needs, for somebody who is about to go there. */
  prepare(path: string): Promise<void>;
}

let router: RouterPort = {
  // Before a router is bound, the browser itself leads on.
  navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
  toHref: (path) => path,
  prepare: async () => undefined,
};

/** Gives the back office the router to navigate with. */
export function bindRouter(port: RouterPort): void {
  router = port;
}

/** Navigation by whatever router is bound when it happens. */
export const navigation: RouterPort = {
  navigate: (to, options) => router.navigate(to, options),
  toHref: (path) => router.toHref(path),
  prepare: (path) => router.prepare(path),
};
