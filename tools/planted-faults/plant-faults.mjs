/**
 * Plants one fault after the other in a scratch work tree and demands that the tests named by each catch it. README.md
 * says how to add one.
 *
 * `node tools/planted-faults/plant-faults.mjs [name…] [--tree <folder>] [--list] [--every] [--trust]`
 */
import { parseArgs } from "node:util";
import { ensureChromium } from "../../scripts/bootstrap/chromium.mjs";
import { findPostgres } from "../../scripts/bootstrap/postgres.mjs";
import { CommandError, root, runCommand } from "../../scripts/bootstrap/run.mjs";
import { missingTests, readFaults } from "./read-faults.mjs";
import { buildApps, isJourney, runTests } from "./run-tests.mjs";
import { clean, openTree, plant, refusalOf } from "./scratch-tree.mjs";

const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    tree: { type: "string" },
    list: { type: "boolean", default: false },
    every: { type: "boolean", default: false },
    trust: { type: "boolean", default: false },
  },
});

await runCommand(async () => {
  const faults = readFaults(names);
  const problems = options.list ? list(faults) : await plantAll(faults);
  if (problems > 0) throw new CommandError(`${problems} of ${faults.length} need a look.`);
});

/** Shows the faults, and which of them could not be planted in this tree as it is. */
function list(faults) {
  const outdated = faults.filter((fault) => {
    const reason = obstacle(fault, root);
    console.log(`${fault.name}: ${fault.broken}\n  ${fault.tests.join("\n  ")}`);
    if (reason !== undefined) console.log(`  OUT OF DATE: ${reason}`);
    return reason !== undefined;
  });
  return outdated.length;
}

async function plantAll(faults) {
  const tree = await openTree(options.tree);
  const postgres = await postgresFor(faults);
  const chromium = await ensureChromium();
  const runOptions = (fault) => ({ postgres: fault.postgres ? postgres : undefined, chromium });
  await build(tree, faults);
  if (!options.trust) await requirePassing(tree, faults, runOptions);
  let survivors = 0;
  for (const fault of faults) {
    const started = Date.now();
    const verdict = await tryFault(tree, fault, runOptions(fault));
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${fault.name}: ${verdict.text} in ${seconds} s`);
    if (!verdict.caught) survivors += 1;
  }
  console.log(`\n${faults.length - survivors} of ${faults.length} faults caught.`);
  return survivors;
}

/** The tests of pages run on the web app as built, and journeys on the server as built, too. */
async function build(tree, faults) {
  if (!faults.some((fault) => fault.build)) return;
  const reason = await buildApps(tree, { web: true, server: faults.some(hasJourney) });
  if (reason !== undefined) throw new CommandError(reason);
}

async function postgresFor(faults) {
  if (!faults.some((fault) => fault.postgres)) return undefined;
  const found = await findPostgres(process.env.TEST_DATABASE_URL);
  if (found !== undefined) return found;
  throw new CommandError(
    "Some faults are about PostgreSQL: start one, or name it in TEST_DATABASE_URL.",
  );
}

/** A test that fails without any fault catches none. */
async function requirePassing(tree, faults, runOptions) {
  const gone = new Set(faults.flatMap((fault) => missingTests(fault, tree)));
  if (gone.size > 0) throw new CommandError(`There is no ${[...gone].join(", ")}.`);
  for (const [some, wanted] of [
    [faults.filter(({ postgres }) => postgres), isNoJourney],
    [faults.filter(({ postgres }) => !postgres), isNoJourney],
    [faults, isJourney],
  ]) {
    const files = [...new Set(some.flatMap(({ tests }) => tests.filter(wanted)))];
    if (files.length === 0) continue;
    const { failures, broken } = await runTests(tree, {
      ...runOptions(some[0]),
      files,
      first: false,
    });
    const red = failures.map(({ file, test, reason }) => `${file} › ${test}: ${firstLine(reason)}`);
    const reasons = [broken, ...red].filter((reason) => reason !== undefined);
    if (reasons.length === 0) continue;
    throw new CommandError(`Without any fault, the tests are not green:\n${reasons.join("\n")}`);
  }
  console.log("Without a fault, all the named tests pass.");
}

async function tryFault(tree, fault, runOptions) {
  const reason = obstacle(fault, tree) ?? plant(tree, fault.patch);
  if (reason !== undefined) return { caught: false, text: `NOT PLANTED: ${reason}` };
  try {
    const unbuilt = await rebuild(tree, fault);
    if (unbuilt !== undefined) return { caught: false, text: `NOT CAUGHT: ${unbuilt}` };
    return await runUntilCaught(tree, fault, runOptions);
  } finally {
    clean(tree);
    await rebuild(tree, fault);
  }
}

/** Rebuilds what a fault, or its removal, has changed. */
async function rebuild(tree, fault) {
  if (!fault.build) return undefined;
  const web = fault.changes.some((part) => part === "apps/web" || part.startsWith("packages/"));
  return buildApps(tree, {
    web,
    server: hasJourney(fault) && fault.changes.includes("apps/server"),
  });
}

function hasJourney({ tests }) {
  return tests.some(isJourney);
}

/** One file after the other, until one catches it; with `--every`, each of them has to. */
async function runUntilCaught(tree, fault, runOptions) {
  const caught = [];
  const missed = [];
  for (const file of fault.tests) {
    const which = { ...runOptions, files: [file], title: fault.titles.get(file), first: true };
    const { failures, broken } = await runTests(tree, which);
    const [verdict] = failures;
    if (verdict === undefined)
      missed.push(broken === undefined ? file : `${file} (${firstLine(broken)})`);
    else caught.push(`${verdict.file} › ${verdict.test} [${firstLine(verdict.reason)}]`);
    if (verdict !== undefined && !options.every) break;
  }
  const isMissed = caught.length === 0 || (options.every && missed.length > 0);
  if (isMissed) return { caught: false, text: `NOT CAUGHT by ${missed.join(", ")}` };
  return { caught: true, text: `caught by ${caught.join(" and ")}` };
}

function obstacle(fault, tree) {
  const gone = missingTests(fault, tree);
  return gone.length > 0 ? `there is no ${gone.join(", ")}` : refusalOf(tree, fault.patch);
}

function isNoJourney(file) {
  return !isJourney(file);
}

function firstLine(text) {
  return text.split("\n", 1)[0].slice(0, 160);
}
