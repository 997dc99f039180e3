/**
 * `npm run check`: every check of the code that needs no tests. Independent steps run side by
 * side; what nothing has changed for since it passed is fresh and not run again.
 */
import { availableParallelism } from "node:os";
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import { CommandError, describeFailure, runCommand, runToLog } from "./bootstrap/run.mjs";
import { findChangedFiles } from "./check/changed-files.mjs";
import { readOptions, usage } from "./check/options.mjs";
import { runTasks } from "./check/schedule.mjs";
import { selectSteps } from "./check/selection.mjs";
import { StepReport } from "./check/step-report.mjs";
import { steps } from "./check/steps.mjs";

await runCommand(async () => {
  const names = steps.map(({ name }) => name);
  const { only, changed, force, help } = readOptions(process.argv.slice(2), names);
  if (help) return console.log(`${usage}\n\nSteps: ${names.join(", ")}`);
  await ensureInstalled();
  const changedFiles = changed ? findChangedFiles() : undefined;
  const selected = selectSteps(steps, { only, changedFiles });
  const report = new StepReport();
  const outcomes = await runTasks(selected, availableParallelism(), (step) =>
    runStep(step, { force, changedFiles }, report),
  );
  const summary = report.end(selected, outcomes);
  if (summary.failed.length > 0) throw new CommandError(summary.text);
  console.log(`\n${summary.text}`);
});

/** Whether the step is fresh or passes. */
async function runStep({ name, title, remedy, plan }, options, report) {
  const stop = report.start(title);
  const planned = plan(options);
  if (planned === undefined) {
    stop("fresh");
    return true;
  }
  const { commands, env, passed } = planned;
  const { status, log } = await runToLog(`check-${name}`, commands, { env });
  if (status === 0) passed?.();
  stop(status === 0 ? "passed" : "failed", () => describeFailure(title, log, remedy));
  return status === 0;
}
