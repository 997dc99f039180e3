import { existsSync, globSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../bootstrap/run.mjs";

const server = "apps/server";

/** What the build puts into the program, and what the bundle has the built files of. */
const built =
  /^(drizzle-orm|transliteration|opencc-js|snowball-stemmer\.jsx|@atrium\/.*|@opentelemetry\/.*)$/;

/** Packages of another runtime, which this one's names map to its own modules. */
const foreign = /^bare-/;

/** The program, the site, and what they read at run time. */
const own = [
  "LICENSE",
  "deploy/{systemd,proxy,monitoring,postgres,vps}/*",
  "openapi/package.json",
  "openapi/dist/openapi.json",
  "apps/web/package.json",
  "apps/web/dist/**",
  "apps/server/package.json",
  "apps/server/dist/*.js",
  "apps/server/src/db/migrations/*.sql",
  "apps/server/src/db/migrations/meta/_journal.json",
  "apps/server/src/http/reference/page/**",
  "apps/server/node_modules/@atrium/{web,openapi}",
];

/** Files of packages that nothing reads at run time. Licences must accompany what is distributed. */
const unread = /\.(map|[mc]?tsx?|md|markdown|tsbuildinfo|flow)$/i;
const unreadFolder = /^(tests?|__tests__|bench(marks?)?|\.github)\//;
const licence = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

/** The files of a bundle, relative to the repository. */
export function bundledFiles() {
  const files = own.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...new Set([...files, ...dependencies()])];
}

/** The installed packages that the server needs, with those that they need, and the links between them. */
function dependencies() {
  const links = new Set();
  const folders = new Set();
  const visit = (folder, modules, isSkipped) => {
    for (const name of namesOf(folder)) {
      const link = join(modules, name);
      if (isSkipped(name) || foreign.test(name) || !existsSync(link)) continue;
      if (lstatSync(link).isSymbolicLink()) links.add(relative(root, link));
      const target = realpathSync(link);
      if (folders.has(target)) continue;
      folders.add(target);
      visit(target, modulesAround(target), () => false);
    }
  };
  visit(join(root, server), join(root, server, "node_modules"), (name) => built.test(name));
  return [...links, ...[...folders].flatMap(filesOf)];
}

/** What a package imports, its peers too: each is installed beside it, or not at all. */
function namesOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** The `node_modules` that a package is in, where its dependencies are its neighbours. */
function modulesAround(folder) {
  const parent = dirname(folder);
  return parent.endsWith("node_modules") ? parent : dirname(parent);
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isRead(relative(folder, file)) || licence.test(file))
    .map((file) => relative(root, file));
}

/** @param file Within its package. */
function isRead(file) {
  return !unread.test(file) && !unreadFolder.test(file);
}
