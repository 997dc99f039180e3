/**
 * A reporter for Vitest: leaves the errors that belong to no test in the file that STRAY_ERRORS_FILE names. They fail
 * the run, and the JSON reporter leaves them out.
 */
import { writeFileSync } from "node:fs";

export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const strays = errors.map(({ type, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      type,
      reason: stack ?? message,
      file: VITEST_TEST_PATH,
      test: VITEST_TEST_NAME,
    }));
    writeFileSync(process.env.STRAY_ERRORS_FILE, JSON.stringify(strays));
  }
}
