/**
 * Builds the published package in the current folder file by file, as ES modules in `dist/` and as CommonJS in `dist/cjs/`:
 * tsup the scripts, the compiler the declarations with maps to the sources, which tsup's own do not have.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError, finished, runCommand, spawnHere } from "./bootstrap/run.mjs";

const folder = process.cwd();
const dist = join(folder, "dist");

await runCommand(async () => {
  rmSync(dist, { recursive: true, force: true });
  const declarations = ["-p", "tsconfig.build.json", "--emitDeclarationOnly"];
  const asCommonJs = ["--outDir", "dist/cjs", "--module", "commonjs", "--noCheck"];
  await Promise.all([
    run("tsup", "--config", "../../tsup.config.ts"),
    run("tsc", ...declarations),
    run("tsc", ...declarations, ...asCommonJs),
  ]);
  writeFileSync(join(dist, "cjs/package.json"), `${JSON.stringify({ type: "commonjs" })}\n`);
  const files = readdirSync(dist, { recursive: true });
  for (const file of files) if (file.endsWith(".d.ts")) nameBuiltFiles(join(dist, file));
});

async function run(tool, ...args) {
  const status = await finished(spawnHere(tool, args, { cwd: folder, stdio: "inherit" }));
  if (status !== 0) throw new CommandError("The package cannot be built.");
}

/** The compiler writes `./x.js` into scripts, but leaves `./x.ts` in declarations, where only newer compilers find it. */
function nameBuiltFiles(file) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replaceAll(/((?:from |import\()"\.[^"]+\.)tsx?"/g, '$1js"'));
}
