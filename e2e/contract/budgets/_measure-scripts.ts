import { globSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Costs } from "./_budgets.ts";

const web = new URL("../../../apps/web/", import.meta.url);
const client = new URL("dist/client/", web);

/** What the build says of a route. */
interface BuiltRoute {
  entry?: string;
  preloads: string[];
}

/** The screen that everything else in the back office is compared with: a plain list. */
const firstScreen = "user-list-page";

/**
 * Bytes of gzip of the scripts that the built app needs at first, with what they import: of each public page and of the
 * sign-in page in all, of the frame of the back office beyond that, and of each screen beyond what the frame and a plain
 * list brought. What is loaded by a click, or in idle time, is not counted.
 */
export function measureScripts(): Costs {
  const manifest = JSON.parse(readFileSync(new URL("site-manifest.json", client), "utf8"));
  const routes: Record<string, BuiltRoute> = manifest.routes;
  const filesOf = (...ids: string[]) =>
    withImports([
      manifest.start,
      ...ids.flatMap((id) => [routes[id]?.entry ?? [], routes[id]?.preloads ?? []].flat()),
    ]);
  const publicPages = Object.keys(routes).filter((id) => id.startsWith("/_public/"));
  const signIn = filesOf("__root__", "/login");
  const frame = filesOf("__root__", "/login", "/_admin", "/_admin/$");
  const list = new Set([...frame, ...withImports([chunkOf(firstScreen)])]);
  return {
    ...Object.fromEntries(
      publicPages.map((id) => [id.replace("/_public", ""), weigh(filesOf("__root__", id))]),
    ),
    "/login": weigh(signIn),
    "the frame of the back office, beyond it": weigh(beyond(signIn, frame)),
    [`${firstScreen}, beyond the frame`]: weigh(beyond(frame, list)),
    ...Object.fromEntries(
      screens().map((name) => [name, weigh(beyond(list, withImports([chunkOf(name)])))]),
    ),
  };
}

/** Bytes of gzip of the styles that are part of every public page. */
export function measureStyles(): number {
  const manifest = JSON.parse(readFileSync(new URL("site-manifest.json", client), "utf8"));
  const sheets: string[] = manifest.routes["__root__"].css;
  const text = sheets.map((file) => manifest.styles[file]).join("");
  return gzipSync(text, { level: 9 }).length;
}

/** Scripts that would load the styles of every page a second time. */
export function scriptsThatLoadStyles(): string[] {
  const manifest = JSON.parse(readFileSync(new URL("site-manifest.json", client), "utf8"));
  const sheets: string[] = manifest.routes["__root__"].css;
  const names = sheets.map((file) => file.replace(/^.*\//, ""));
  const assets = new URL("assets/", client);
  return readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .filter((file) => {
      const text = readFileSync(new URL(file, assets), "utf8");
      return names.some((name) => text.includes(name));
    });
}

/** The modules of all screens but the first, as the features name them. */
function screens(): string[] {
  const features = globSync("src/features/*/feature.ts", { cwd: web });
  const names = features.flatMap((file) =>
    [...readFileSync(new URL(file, web), "utf8").matchAll(/import\("\.\/([\w-]+)\.tsx"\)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  return [...new Set(names)].filter((name) => name !== firstScreen).toSorted();
}

/** The file that a module became, whose name ends with eight characters of its hash. */
function chunkOf(name: string): string {
  const file = readdirSync(new URL("assets/", client)).find(
    (one) => one.startsWith(`${name}-`) && one.length === `${name}-12345678.js`.length,
  );
  if (file === undefined) throw new Error(`The build has no file of its own for ${name}.`);
  return `assets/${file}`;
}

function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = textOf(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, name] of imports) add(`assets/${name}`);
  };
  files.forEach(add);
  return found;
}

/** The files that are not there yet. */
function beyond(known: ReadonlySet<string>, files: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !known.has(file)));
}

function textOf(file: string): string {
  return readFileSync(new URL(file, client), "utf8");
}

function weigh(files: ReadonlySet<string>): { bytes: number } {
  const sizes = [...files].map((file) => gzipSync(textOf(file), { level: 9 }).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
