/** What an import of the built hooks adds to a page, beside React, React Query and the SDK. */
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A bundle's bytes. */
export interface Size {
  name: string;
  minified: number;
  gzip: number;
}

/** Name of the size of everything at once. */
export const everythingName = "all entries together";

const folder = join(import.meta.dirname, "../../packages/hooks");
const entries = ["index", "tabs/index", "resource/index", "upload/index"];

/** Parts that a page may take alone, the entries, then all of them. */
const imports: [string, string][] = [
  [
    "session and guard",
    exporting("{ createSession, SessionProvider, resolveNavigation }", "index"),
  ],
  ["menus and routes", exporting("{ createNavigation, useNavigation, breadcrumbs }", "index")],
  [
    "permissions and dictionaries",
    exporting("{ useCan, useHasPermission, useDictionary }", "index"),
  ],
  ...entries.map((entry): [string, string] => [nameOfEntry(entry), exporting("*", entry)]),
  [everythingName, entries.map((entry) => exporting("*", entry)).join("")],
];

/** Names of the entries' sizes. */
export const entryNames = entries.map(nameOfEntry);

function nameOfEntry(entry: string): string {
  return ["@atrium/hooks", ...entry.split("/").slice(0, -1)].join("/");
}

function exporting(what: string, entry: string): string {
  return `export ${what} from "./dist/${entry}.js";\n`;
}

/** Bundles each of them; the package is taken as built. */
export async function measureSizes(): Promise<Size[]> {
  const { peerDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    peerDependencies: object;
  };
  const external = Object.keys(peerDependencies);
  return Promise.all(
    imports.map(async ([name, contents]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: folder },
        external,
        bundle: true,
        minify: true,
        format: "esm",
        target: "es2022",
        write: false,
      });
      const code = outputFiles[0]?.contents ?? new Uint8Array();
      return { name, minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
    }),
  );
}
