/** Which of the tests that a change may break are worth their time after every change. */
import { dirname } from "node:path/posix";

/** Call every operation of the server: as every role, twice at once, with and without a session. */
export const tables = [
  "apps/server/tests/permissions.test.ts",
  "e2e/contract/every-operation.test.ts",
  "e2e/contract/races/races.test.ts",
];

const isProgram = (file) => /\.[cm]?[jt]sx?$/.test(file);
const isOfServer = (file) => /^(apps\/server\/src|openapi)\//.test(file);

/**
 * Chooses among test files: the reason by file, and the related files that are not chosen.
 *
 * @param tests Every test file: `{ file, isRelated, isCostly }`. A related one imports a changed file, however far; a
 *   costly one starts the whole server, which imports nearly everything, or a browser.
 * @param changed Paths of changed files.
 */
export function chooseTests(tests, changed) {
  const change = describeChange(tests, changed);
  const chosen = new Map();
  const skipped = [];
  for (const test of tests) {
    const reason = reasonToRun(test, change);
    if (reason !== undefined) chosen.set(test.file, reason);
    else if (test.isRelated) skipped.push(test.file);
  }
  return { chosen, skipped };
}

/** The input of `reasonToRun`. */
export function describeChange(tests, changed) {
  const folders = new Set(tests.map(({ file }) => dirname(file)));
  const unread = changed.filter((file) => !isProgram(file));
  return {
    changed: new Set(changed),
    beside: foldersBeside(changed, folders),
    // No test imports these, whatever it reads.
    besideUnread: foldersBeside(unread, folders),
    changesServerUnread: unread.some(isOfServer),
  };
}

/**
 * Why a test file is worth running after a change; undefined when it is not. All that is cheap and related is. Of what is
 * costly, only what lies beside the change is, and the tables of all operations unless `withTables` is false.
 */
export function reasonToRun({ file, isRelated, isCostly }, change, { withTables = true } = {}) {
  const folder = dirname(file);
  const reachesServer = isRelated || change.changesServerUnread;
  if (change.changed.has(file)) return "changed";
  if (change.besideUnread.has(folder)) return "beside the change";
  if (withTables && reachesServer && tables.includes(file)) return "all operations";
  if (!isRelated) return undefined;
  if (change.beside.has(folder)) return "beside the change";
  return isCostly ? undefined : "imports the change";
}

/** The nearest folders with tests, from each file upwards. */
function foldersBeside(files, folders) {
  return new Set(files.map((file) => nearest(dirname(file), folders)).filter(Boolean));
}

function nearest(folder, folders) {
  if (folders.has(folder)) return folder;
  return folder === "." ? undefined : nearest(dirname(folder), folders);
}
