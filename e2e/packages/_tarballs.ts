import { join } from "node:path";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the tarballs that `_pack-packages.mjs` has made for this run. */
    tarballs: string;
  }
}

/** The packages that other teams install. */
export const publishedPackages = ["sdk", "hooks", "ui"] as const;

/** The path of a package's tarball. */
export function tarballOf(name: (typeof publishedPackages)[number]): string {
  return join(inject("tarballs"), `atrium-${name}.tgz`);
}
