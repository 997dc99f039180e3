/** What each client adds to a page: bundled by esbuild, minified, compressed. */
import { build, type BuildOptions, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { writeTable } from "../../openapi/sdk-table.ts";
import { operations } from "./contract.ts";
import { sdkFolder, suiteFolder } from "./folders.ts";

/** A bundle's bytes. */
export interface Size {
  name: string;
  minified: number;
  gzip: number;
  brotli: number;
}

/** Sizes of our own package and of the others. */
export interface Sizes {
  own: Size[];
  peers: Size[];
  /** Bytes that one more operation adds, gzipped. */
  perOperation: number;
}

/** Name of the size the goal is about. */
export const everythingName = `createSdk, all ${operations.length} operations`;

/** Bundles everything; the SDK is taken as built. */
export async function measureSizes(): Promise<Sizes> {
  return {
    own: [
      { name: everythingName, ...(await bundle(atriumSdk, { plugins: [withoutLaterParts] })) },
      ...(await bundleAll([
        ["the same, with what it loads when it is used", atriumSdk],
        ["one helper (`splitImages`)", keep("splitImages", "@atrium/sdk")],
        ...furtherEntries().map((entry): [string, string] => [`${entry}, everything`, all(entry)]),
      ])),
    ],
    peers: await bundleAll([
      ["bare fetch, one call", contestant("bare-fetch", "bareFetch")],
      ["openapi-fetch + middleware, one call", contestant("openapi-fetch", middlewareName)],
      [`openapi-fetch, ${operations.length} call sites`, openapiFetchEverywhere()],
      ["hey-api, one operation", heyApi("{ articlesPage }")],
      [`hey-api, ${operations.length} operations`, heyApi("* as operations")],
      ["ofetch, one call", contestant("ofetch", "ofetch")],
      ["ky, one call", contestant("ky", "ky")],
      ["axios (fetch adapter), one call", contestant("axios", "axios")],
    ]),
    perOperation: await measurePerOperation(),
  };
}

const middlewareName = "openapiFetchMiddleware";

const atriumSdk = contestant("atrium-sdk", "atriumSdk");

/** Leaves out what a program loads with the first call by URL, download or failure without a message. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

function contestant(file: string, name: string): string {
  return `import { ${name} } from "./contestants/${file}.ts"; globalThis.call = ${name}(globalThis.setting);`;
}

function keep(name: string, from: string): string {
  return `import { ${name} } from "${from}"; globalThis.kept = ${name};`;
}

function all(entry: string): string {
  return `import * as entry from "${entry}"; globalThis.kept = entry;`;
}

function heyApi(imported: string): string {
  const name = /\w+/.exec(imported.replace("* as ", ""))?.[0];
  return `import { client } from "./generated/hey-api/client.gen.ts";
    import ${imported} from "./generated/hey-api/sdk.gen.ts";
    globalThis.kept = [client, ${name}];`;
}

function openapiFetchEverywhere(): string {
  const calls = operations.map((o) => `(init) => client.${o.httpMethod}("${o.path}", init)`);
  return `import createClient from "openapi-fetch";
    const client = createClient(globalThis.setting); client.use(globalThis.middleware);
    globalThis.kept = [${calls.join(", ")}];`;
}

/** The package's entries beside the main one. */
function furtherEntries(): string[] {
  const manifest = JSON.parse(readFileSync(join(sdkFolder, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, unknown>;
  };
  return Object.keys(manifest.exports)
    .filter((path) => path !== "." && !path.endsWith(".json"))
    .map((path) => manifest.name + path.slice(1));
}

async function bundleAll(sources: [string, string][]): Promise<Size[]> {
  return Promise.all(sources.map(async ([name, source]) => ({ name, ...(await bundle(source)) })));
}

async function bundle(source: string, options: BuildOptions = {}): Promise<Omit<Size, "name">> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: suiteFolder, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    write: false,
    ...options,
  });
  const code = outputFiles?.[0]?.contents ?? new Uint8Array();
  return {
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

/** Bundles the SDK's source with every operation and with every other one; the difference is theirs. */
async function measurePerOperation(): Promise<number> {
  const half = operations.filter((_, index) => index % 2 === 0);
  const sizes = [operations, half].map((present) =>
    bundle(atriumSdk, {
      conditions: ["@atrium/source"],
      plugins: [withOperations(present), withoutLaterParts],
    }),
  );
  const [whole, part] = await Promise.all(sizes);
  return ((whole?.gzip ?? 0) - (part?.gzip ?? 0)) / (operations.length - half.length);
}

/** Puts another table of operations into the SDK, made by the generator that makes the real one. */
function withOperations(present: typeof operations): Plugin {
  return {
    name: "operations",
    setup({ onLoad }) {
      onLoad({ filter: /sdk\/src\/generated\/operations\.ts$/ }, () => ({
        contents: writeTable(present),
        loader: "ts",
      }));
    },
  };
}
