declare module "virtual:site-manifest" {
  import type { SiteManifest } from "../vite/site-manifest.ts";

  const manifest: SiteManifest;
  export default manifest;
}
