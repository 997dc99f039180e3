/** `npm test`: every test, from unit tests to journeys in a real browser. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./bootstrap/chromium.mjs";
import { buildPackages, ensureAppsBuilt, ensureInstalled } from "./bootstrap/prepare.mjs";
import { CommandError, finished, root, runCommand, spawnHere } from "./bootstrap/run.mjs";

const results = join(root, ".atrium/results");

await runCommand(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await buildPackages();
  await ensureAppsBuilt();
  mkdirSync(results, { recursive: true });
  const failedSteps = [];
  for (const [name, step] of [
    ["Unit and contract tests", runVitest],
    ["Browser journeys", runPlaywright],
  ]) {
    console.log(`\n${name}`);
    if ((await step(chromium)) !== 0) failedSteps.push(name);
  }
  printTotal();
  if (failedSteps.length > 0) throw new CommandError(`${failedSteps.join(" and ")} failed.`);
});

function runVitest(chromium) {
  const file = join(results, "vitest.json");
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return finished(
    spawnHere("vitest", args, { stdio: "inherit", env: { CHROMIUM_PATH: chromium } }),
  );
}

function runPlaywright(chromium) {
  const args = ["test", "--config", "e2e/playwright.config.ts"];
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json"),
  };
  return finished(spawnHere("playwright", args, { stdio: "inherit", env }));
}

function printTotal() {
  const unit = readResult("vitest.json");
  const journeys = readResult("playwright.json");
  const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0);
  const failed =
    (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0) + (journeys?.stats.flaky ?? 0);
  console.log(`\n${passed} passed, ${failed} failed`);
}

function readResult(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
