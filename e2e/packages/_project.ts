/** Projects outside the workspace. */
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run, temporaryFolder, type RunOptions } from "./_run.ts";
import { publishedPackages, tarballOf } from "./_tarballs.ts";

type PackageName = (typeof publishedPackages)[number];

/** A folder with packages. Dispose of it with `using`. */
export interface Project extends Disposable {
  readonly folder: string;
  /** Writes a file of the project. */
  write(file: string, text: string): void;
  /** Runs a program of the workspace in the project's folder. */
  run(command: string, args: string[], options?: Partial<RunOptions>): Promise<string>;
}

/**
 * Creates a project whose packages are laid out by hand, so that nothing is asked of a registry.
 *
 * @param packed Atrium's packages, unpacked from this run's tarballs, by their folders below `node_modules`.
 * @param linked Names of other packages, which are those of the workspace.
 */
export async function createProject(
  packed: Record<string, PackageName>,
  linked: Iterable<string>,
): Promise<Project> {
  const project = emptyProject({});
  for (const [place, name] of Object.entries(packed)) {
    await unpack(tarballOf(name), join(project.folder, "node_modules", place));
  }
  for (const name of new Set(linked)) link(name, project.folder);
  return project;
}

/**
 * Creates a project and installs Atrium's packages from this run's tarballs, and others from the registry, with npm. Rejects
 * when they do not fit together.
 */
export async function installProject(
  packed: readonly PackageName[],
  others: Record<string, string>,
): Promise<Project> {
  const tarballs = packed.map((name) => [`@atrium/${name}`, `file:${tarballOf(name)}`]);
  const project = emptyProject({ ...Object.fromEntries(tarballs), ...others });
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: project.folder, timeoutMs: 300_000 };
  await run("npm", ["install", "--strict-peer-deps", ...quietly], options);
  return project;
}

function emptyProject(dependencies: Record<string, string>): Project {
  const temporary = temporaryFolder();
  const folder = temporary.path;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("package.json", JSON.stringify({ private: true, type: "module", dependencies }));
  return {
    folder,
    write,
    run: (command, args, options = {}) =>
      run(join(root, "node_modules/.bin", command), args, { cwd: folder, ...options }),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
}

async function unpack(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run("tar", ["xzf", tarball, "--strip-components=1"], { cwd: folder });
}

/** Links a package of the workspace into a project, which finds that one's dependencies where the workspace has them. */
export function link(name: string, folder: string): void {
  const owners = [
    ...publishedPackages.map((owner) => `packages/${owner}`),
    "examples/starter",
    "examples/admin",
    "e2e",
    ".",
  ];
  const found = owners
    .map((owner) => join(root, owner, "node_modules", name))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`no package of the workspace has ${name}`);
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(found), place);
}
