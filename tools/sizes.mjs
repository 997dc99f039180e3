/** Measures what an import of the built packages adds to a page, and compares it with the budgets. */
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { budgets } from "./size-budgets.mjs";

const packages = join(dirname(fileURLToPath(import.meta.url)), "../packages");

/** Keeps dynamic imports external: split into chunks, they would split what is measured as well. */
const withoutLaterParts = {
  name: "without-later-parts",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

for (const [name, rows] of Object.entries(budgets)) {
  for (const budget of rows) {
    const size = await weigh(join(packages, name), budget);
    const isOver = size > budget.gzip;
    const parts = budget.everything ? " with what it loads later" : "";
    const line = `${name}: ${budget.what} from ${[budget.from].flat().join(", ")}${parts}: ${size} B of ${budget.gzip}`;
    console.log(isOver ? `✗ ${line}` : `  ${line}`);
    if (isOver) process.exitCode = 1;
  }
}

async function weigh(folder, { from, what, everything = false }) {
  const { peerDependencies = {}, dependencies = {} } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const others = Object.keys(dependencies).filter((name) => name.startsWith("@atrium/"));
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: [from]
        .flat()
        .map((entry) => `export ${what} from "./dist/${entry}";`)
        .join("\n"),
      resolveDir: folder,
    },
    external: [...Object.keys(peerDependencies), ...others],
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: "out",
    write: false,
    // Unused exports of an entry are tree-shaken.
    logOverride: { "ignored-bare-import": "silent" },
    metafile: true,
    absWorkingDir: folder,
    plugins: everything ? [] : [withoutLaterParts],
  });
  const counted = loaded(metafile.outputs);
  return outputFiles
    .filter(({ path }) => counted.has(path.slice(folder.length + 1)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** The first file and everything that it imports. */
function loaded(outputs, path = "out/stdin.js", found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of outputs[path].imports) {
    if (!next.external) loaded(outputs, next.path, found);
  }
  return found;
}
