/** A copy of the repository as it is now, committed, for steps that change and tag it. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { findPnpm } from "./_pnpm.ts";
import { machinePath, root, run, temporaryFolder, type RunOptions } from "../_run.ts";

/** Such a copy. Ends with `using`. */
export interface RepositoryCopy extends Disposable {
  readonly folder: string;
  /** Runs a program in the copy, as a maintainer with pnpm would. */
  run(command: string, args: string[], options?: Omit<RunOptions, "cwd">): Promise<string>;
  /** Installs the dependencies of the published packages and of the contract as the lockfile says. */
  install(): Promise<void>;
  commit(message: string): Promise<void>;
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
}

const committer = {
  GIT_AUTHOR_NAME: "Tester",
  GIT_AUTHOR_EMAIL: "tester@localhost",
  GIT_COMMITTER_NAME: "Tester",
  GIT_COMMITTER_EMAIL: "tester@localhost",
};

/** Copies what git knows or would add, without ignored files. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const temporary = temporaryFolder();
  const folder = temporary.path;
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = (await run("git", list, { cwd: root })).split("\0").filter(Boolean);
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  const path = [dirname(await findPnpm()), ...machinePath()].join(delimiter);
  const env = { ...committer, PATH: path };
  const copy: RepositoryCopy = {
    folder,
    run: (command, args, options = {}) =>
      run(command, args, { ...options, cwd: folder, env: { ...env, ...options.env } }),
    async install() {
      const needed = ["--filter", ".", "--filter", "./packages/*", "--filter", "./openapi"];
      const args = ["install", "--frozen-lockfile", "--prefer-offline", ...needed];
      await copy.run("pnpm", args, { env: { CI: "true" }, timeoutMs: 300_000 });
    },
    async commit(message) {
      await copy.run("git", ["add", "--all"]);
      await copy.run("git", ["commit", "--quiet", "--message", message]);
    },
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write: (file, content) => writeFileSync(join(folder, file), content),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
  await copy.run("git", ["init", "--quiet", "--initial-branch=main"]);
  await copy.commit("Everything so far");
  return copy;
}
