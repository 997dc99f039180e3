import { join } from "node:path";
import { inject } from "vitest";
import type { publishedPackages } from "./_pack-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the tarballs that `_pack-packages.ts` has made for this run. */
    tarballs: string;
  }
}

/** The path of a package's tarball. */
export function tarballOf(name: (typeof publishedPackages)[number]): string {
  return join(inject("tarballs"), `atrium-${name}.tgz`);
}
