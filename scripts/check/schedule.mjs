/**
 * Runs tasks in parallel, at most `slots` at once, each as soon as the tasks it needs have passed. The critical path goes
 * first. A task is skipped when one that it needs did not pass.
 *
 * @template {{ name: string, needs: string[], seconds: number }} Task
 * @param {Task[]} tasks A needed task that is not among them counts as passed.
 * @param {number} slots
 * @param {(task: Task) => Promise<boolean>} run Whether the task passed.
 * @returns {Promise<Map<string, "passed" | "failed" | "skipped">>} How each task ended, by name.
 */
export async function runTasks(tasks, slots, run) {
  const outcomes = new Map();
  const names = new Set(tasks.map(({ name }) => name));
  const queue = tasks.toSorted(
    (a, b) => criticalPathSeconds(b, tasks) - criticalPathSeconds(a, tasks),
  );
  const running = new Map();

  const outcomesNeeded = ({ needs }) =>
    needs.filter((name) => names.has(name)).map((name) => outcomes.get(name));
  const isBlocked = (task) =>
    outcomesNeeded(task).some((outcome) => outcome !== undefined && outcome !== "passed");
  const isReady = (task) => outcomesNeeded(task).every((outcome) => outcome === "passed");
  const remove = (condition) => {
    const index = queue.findIndex(condition);
    return index === -1 ? undefined : queue.splice(index, 1)[0];
  };
  const start = async (task) => {
    const passed = await run(task);
    outcomes.set(task.name, passed ? "passed" : "failed");
    running.delete(task.name);
  };

  for (;;) {
    for (let task = remove(isBlocked); task; task = remove(isBlocked)) {
      outcomes.set(task.name, "skipped");
    }
    for (let task; running.size < slots && (task = remove(isReady));) {
      running.set(task.name, start(task));
    }
    if (running.size === 0) return outcomes;
    await Promise.race(running.values());
  }
}

/** The time from the start of a task to the end of the longest chain of tasks that need it. */
function criticalPathSeconds(task, tasks) {
  const behind = tasks.filter(({ needs }) => needs.includes(task.name));
  return task.seconds + Math.max(0, ...behind.map((next) => criticalPathSeconds(next, tasks)));
}
