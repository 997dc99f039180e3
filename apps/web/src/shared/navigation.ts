import type { NavigationPort } from "@atrium/hooks";

/** The part of the application's router that the back office uses. Hrefs are paths of this site. */
export interface RouterPort extends NavigationPort {
  /** The path that the router shows or is on its way to, written as in the keys of tabs. */
  targetPath(): string;
  /** The `href` of a link to a path: with the base path in front. */
  toHref(path: string): string;
  /** Preloads what the page at a path needs. */
  prepare(path: string): Promise<void>;
}

let router: RouterPort = {
  // Without a router, the browser navigates.
  navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
  targetPath: () => location.pathname,
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
  targetPath: () => router.targetPath(),
  toHref: (path) => router.toHref(path),
  prepare: (path) => router.prepare(path),
};
