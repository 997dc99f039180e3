/** Runs tasks side by side. */

/**
 * Runs each task once those it needs have passed, at most `slots` at once. The longest chain of tasks that wait for
 * each other goes first. What needs a task that did not pass is skipped.
 *
 * @template {{ name: string, needs: string[], seconds: number }} Task
 * @param {Task[]} tasks What they need and is not among them counts as passed.
 * @param {number} slots
 * @param {(task: Task) => Promise<boolean>} run Whether the task passed.
 * @returns {Promise<Map<string, "passed" | "failed" | "skipped">>} How each task ended, by name.
 */
export async function runTasks(tasks, slots, run) {
  const outcomes = new Map();
  const names = new Set(tasks.map(({ name }) => name));
  const waiting = tasks.toSorted((a, b) => chainSeconds(b, tasks) - chainSeconds(a, tasks));
  const running = new Map();

  const outcomesNeeded = ({ needs }) =>
    needs.filter((name) => names.has(name)).map((name) => outcomes.get(name));
  const isBlocked = (task) =>
    outcomesNeeded(task).some((outcome) => outcome !== undefined && outcome !== "passed");
  const isReady = (task) => outcomesNeeded(task).every((outcome) => outcome === "passed");
  const take = (condition) => {
    const index = waiting.findIndex(condition);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };
  const start = async (task) => {
    const passed = await run(task);
    outcomes.set(task.name, passed ? "passed" : "failed");
    running.delete(task.name);
  };

  for (;;) {
    for (let task = take(isBlocked); task; task = take(isBlocked)) {
      outcomes.set(task.name, "skipped");
    }
    for (let task; running.size < slots && (task = take(isReady));) {
      running.set(task.name, start(task));
    }
    if (running.size === 0) return outcomes;
    await Promise.race(running.values());
  }
}

/** A task's own time and that of the longest chain of tasks behind it. */
function chainSeconds(task, tasks) {
  const behind = tasks.filter(({ needs }) => needs.includes(task.name));
  return task.seconds + Math.max(0, ...behind.map((next) => chainSeconds(next, tasks)));
}
