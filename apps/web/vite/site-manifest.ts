/** Which files a page needs, by the route it shows. File names are relative to where the site is served from. */
export interface SiteManifest {
  /** The small script that every server-rendered page begins with. */
  start: string;
  routes: Record<string, SiteManifestRoute>;
  /** Style sheets that are inlined into pages: those of every page, and those of the sign-in page. */
  styles: Record<string, string>;
}

/** The files of one route. */
export interface SiteManifestRoute {
  /** The script that starts the app; the root has it. */
  entry?: string;
  preloads: string[];
  css: string[];
}
