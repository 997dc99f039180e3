/** Checks who imports whom, and that the checker saw all of the workspace's modules. */
import { cruise } from "dependency-cruiser";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import options from "./boundaries.config.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const folders = ["openapi", "packages", "apps", "examples", "e2e", "bench"];
const { output } = await cruise(folders, {
  ruleSet: options.rules,
  validate: true,
  ...options.cruise,
});

const { totalCruised, violations } = output.summary;
const cruised = new Set(output.modules.map((module) => module.source));
const missed = sourceFiles().filter((file) => !cruised.has(file));

const reasons = new Map(options.rules.forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to } of violations) {
  console.error(`${from} must not import ${to}\n  ${rule.name}: ${reasons.get(rule.name)}`);
}
for (const file of missed) console.error(`${file} is imported by nothing that was read`);
if (violations.length > 0) console.error("\nWho may import whom: docs/architecture.md");
console.log(
  `${totalCruised} modules, forbidden imports: ${violations.length}, unread files: ${missed.length}`,
);
if (violations.length > 0 || missed.length > 0 || totalCruised === 0) process.exitCode = 1;

function sourceFiles() {
  const patterns = ["packages", "apps", "examples"].map((at) => `${at}/*/{src,demo}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root }).filter((file) => !/\.(d|gen)\.ts$/.test(file));
}
