/** The program of `pnpm test:changed` and `pnpm test:watch`. */
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { createVitest, startVitest } from "vitest/node";
import { CommandError, root, runCommand } from "../bootstrap/run.mjs";
import { findChangedFiles } from "../check/changed-files.mjs";
import { runJourneys } from "../test/journeys.mjs";
import { chooseTests, describeChange, reasonToRun } from "./choose-tests.mjs";
import { findTests, isOfEveryTest } from "./related-tests.mjs";

const isJourney = (file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file);

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      "all-related": { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
    },
  });
  if (values.watch) await watch();
  else await runChanged({ allRelated: values["all-related"], listOnly: values.list });
});

async function runChanged({ allRelated, listOnly }) {
  const changed = findChangedFiles();
  if (changed.length === 0) return console.log("Nothing has changed since main.");
  const vitest = await createVitest("test", settings(changed));
  try {
    const tests = await findTests(vitest, changed);
    const { chosen, skipped } = chooseTests(tests, changed);
    if (allRelated) for (const file of skipped.splice(0)) chosen.set(file, "imports the change");
    printChoice(changed, chosen, skipped);
    if (listOnly) return;
    await runFiles(
      vitest,
      tests.filter(({ file }) => chosen.has(file)),
    );
  } finally {
    await vitest.close();
  }
  await runChangedJourneys(changed.filter(isJourney));
}

async function runFiles(vitest, tests) {
  if (tests.length === 0) return;
  // Without a run of its own, this is what makes the reporters ready.
  await vitest.standalone();
  await vitest.runTestSpecifications(tests.flatMap(({ specifications }) => specifications));
}

/** Runs at each edit what it may break, cheaply: the tables are for `pnpm test:changed`. */
async function watch() {
  const edited = new Set();
  const reporters = ["default"];
  const options = { ...settings([]), reporters, watch: true, standalone: true };
  const vitest = await startVitest("test", [], options);
  const note = (path) => edited.add(relative(root, path));
  for (const event of ["add", "change"]) vitest.vite.watcher.prependListener(event, note);
  const tests = await findTests(vitest, []);
  const byFile = new Map(tests.map((test) => [test.file, test]));
  vitest.onFilterWatchedSpecification(({ moduleId }) => {
    const file = relative(root, moduleId);
    // Vitest only considers files that import the edit; a new one is unknown here.
    const test = { ...byFile.get(file), file, isRelated: true };
    const change = describeChange(tests, [...edited]);
    return reasonToRun(test, change, { withTables: false }) !== undefined;
  });
}

/** Browsers are slow: only the stories run in one, when the UI kit has changed. */
function settings(changed) {
  const project = ["pure", "dom", "process", "server"];
  if (changed.some((file) => file.startsWith("packages/ui/src/"))) project.push("stories*");
  const reporters = [join(root, "scripts/test/vitest-reporter.mjs")];
  return { watch: false, project, reporters, forceRerunTriggers: [], passWithNoTests: true };
}

function printChoice(changed, chosen, skipped) {
  const files = (number) => `${number} test file${number === 1 ? "" : "s"}`;
  console.log(`\n${changed.length} changed since main, ${files(chosen.size)} to run:`);
  for (const [file, reason] of chosen) console.log(`  ${file} (${reason})`);
  if (skipped.length > 0) {
    console.log(
      `Skipped: ${files(skipped.length)} that start the server or a browser with it. Use --all-related.`,
    );
  }
  const ofAll = changed.filter(isOfEveryTest);
  if (ofAll.length > 0) console.log(`Only \`npm test\` shows what ${ofAll.join(", ")} may break.`);
}

async function runChangedJourneys(specs) {
  if (specs.length === 0) return;
  const status = await runJourneys(specs);
  if (status !== 0) throw new CommandError(`The journeys failed (exit status ${status}).`);
}
