import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inject } from "vitest";
import { run, temporaryFolder } from "./_run.ts";

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

/** The files of a package's tarball, unpacked. Dispose of it with `using`. */
export interface UnpackedPackage extends Disposable {
  readonly folder: string;
  /** Its files, by their paths within the package. */
  readonly files: readonly string[];
  read(file: string): string;
}

/** Unpacks a tarball into a folder of its own. */
export async function unpack(name: (typeof publishedPackages)[number]): Promise<UnpackedPackage> {
  const temporary = temporaryFolder();
  await run("tar", ["-xzf", tarballOf(name)], { cwd: temporary.path });
  const folder = join(temporary.path, "package");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return {
    folder,
    files: entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    read: (file) => readFileSync(join(folder, file), "utf8"),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
}
