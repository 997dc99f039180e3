/**
 * A reporter for Vitest: leaves in the file that UNSTEADY_FILE names what the JSON reporter leaves out. Errors that belong
 * to no test, which fail the run, and tests that passed only when tried again.
 */
import { writeFileSync } from "node:fs";

export default class UnsteadyReporter {
  onTestRunEnd(modules, errors) {
    const strays = errors.map(({ type, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      type,
      reason: stack ?? message,
      file: VITEST_TEST_PATH,
      test: VITEST_TEST_NAME,
    }));
    const triedAgain = modules.flatMap(({ moduleId, children }) =>
      Array.from(children.allTests("passed"))
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          file: moduleId,
          test: test.fullName,
          reason: test.result().errors?.[0]?.message,
        })),
    );
    writeFileSync(process.env.UNSTEADY_FILE, JSON.stringify({ strays, triedAgain }));
  }
}
