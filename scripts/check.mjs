/** `npm run check`: everything that can be said about the code without running its tests. */
import { readdirSync } from "node:fs";
import { ensureInstalled, buildPackages } from "./bootstrap/prepare.mjs";
import { pnpm } from "./bootstrap/pnpm.mjs";
import { CommandError, runCommand, runLogged } from "./bootstrap/run.mjs";

const published = readdirSync(new URL("../packages", import.meta.url)).sort();

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
];

await runCommand(async () => {
  await ensureInstalled();
  const failed = [];
  for (const [title, name, [command, args]] of steps) {
    await runLogged(title, `check-${name}`, command, args).catch(keep(failed, title));
  }
  await buildPackages();
  for (const name of published) {
    const inFolder = (...args) => pnpm("--filter", `@atrium/${name}`, "exec", ...args);
    const attw = [
      "attw",
      "--pack",
      ".",
      "--exclude-entrypoints",
      "theme.css",
      "tokens.css",
      "prose.css",
    ];
    for (const [title, step, [command, args]] of [
      [`@atrium/${name} is publishable`, "publint", inFolder("publint", "--strict")],
      [`@atrium/${name} has right types`, "attw", inFolder(...attw)],
    ]) {
      await runLogged(title, `check-${step}-${name}`, command, args).catch(keep(failed, title));
    }
  }
  if (failed.length > 0) throw new CommandError(`Not green: ${failed.join(", ")}.`);
  console.log("\nAll green.");
});

function inPackage(name, script, ...args) {
  return pnpm("--filter", name, "run", script, ...args);
}

/** A failed step is shown and the others still run. */
function keep(failed, title) {
  return (error) => {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    failed.push(title);
  };
}
