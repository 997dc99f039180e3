/** `npm run check`: everything that can be said about the code without running its tests. */
import { readdirSync } from "node:fs";
import { ensureInstalled, buildPackages } from "./bootstrap/prepare.mjs";
import { pnpm } from "./bootstrap/pnpm.mjs";
import { CommandError, runCommand, runLogged } from "./bootstrap/run.mjs";

const published = readdirSync(new URL("../packages", import.meta.url)).sort();
const styleSheets = ["theme.css", "tokens.css", "prose.css", "rich-text-editor.css"];

const steps = [
  [
    "Generated files are up to date",
    "generated",
    inPackage("@atrium/openapi", "generate", "--check"),
  ],
  ["The contract is sound", "contract", inPackage("@atrium/openapi", "lint")],
  ["Formatting", "format", ["oxfmt", ["--check", "."]]],
  ["Types", "types", pnpm("-r", "--if-present", "run", "typecheck")],
  ["Lint", "lint", ["oxlint", ["--type-aware", "--deny-warnings"]]],
  ["Boundaries", "boundaries", inPackage("@atrium/tools", "boundaries")],
  ["Nothing unused", "unused", ["knip", []]],
  ["Changesets", "changesets", ["node", ["scripts/release/check-changesets.mjs"]]],
  ["Sizes", "sizes", inPackage("@atrium/tools", "sizes")],
  ...published.flatMap((name) => [
    [`@atrium/${name} is publishable`, `publint-${name}`, inFolderOf(name, "publint", "--strict")],
    [
      `@atrium/${name} has right types`,
      `attw-${name}`,
      inFolderOf(name, "attw", "--pack", ".", "--exclude-entrypoints", ...styleSheets),
    ],
  ]),
];

await runCommand(async () => {
  await ensureInstalled();
  await buildPackages(); // the examples are consumers: they see the packages as built
  const failed = await runAll(steps);
  if (failed.length > 0) throw new CommandError(`Not green: ${failed.join(", ")}.`);
  console.log("\nAll green.");
});

/** A failed step is shown and the others still run. */
async function runAll(list) {
  const failed = [];
  for (const [title, name, [command, args]] of list) {
    try {
      await runLogged(title, `check-${name}`, command, args);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      console.error(error.message);
      failed.push(title);
    }
  }
  return failed;
}

function inPackage(name, script, ...args) {
  return pnpm("--filter", name, "run", script, ...args);
}

function inFolderOf(name, ...args) {
  return pnpm("--filter", `@atrium/${name}`, "exec", ...args);
}
