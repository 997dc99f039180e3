import { expect, test } from "vitest";
import { runTasks } from "./schedule.mjs";

interface Task {
  name: string;
  needs: string[];
  seconds: number;
}

test("runs as many tasks at once as there are slots, each once", async () => {
  const run = recorder();
  const tasks = ["a", "b", "c", "d", "e"].map((name) => task(name));
  const outcomes = await runTasks(tasks, 2, run.task);
  expect(run.most()).toBe(2);
  expect(run.order().toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  expect([...outcomes.values()]).toEqual(Array(5).fill("passed"));
});

test("starts the critical path first", async () => {
  const run = recorder();
  const tasks = [
    task("short", { seconds: 1 }),
    task("long", { seconds: 10 }),
    task("build", { seconds: 2 }),
    task("after build", { seconds: 20, needs: ["build"] }),
  ];
  await runTasks(tasks, 1, run.task);
  expect(run.order()).toEqual(["build", "after build", "long", "short"]);
});

test("starts a task after all that it needs, while others run", async () => {
  const run = recorder();
  const tasks = [
    task("a"),
    task("b"),
    task("last", { seconds: 100, needs: ["a", "b"] }),
    task("free", { seconds: 0 }),
  ];
  await runTasks(tasks, 2, run.task);
  expect(run.order().indexOf("last")).toBeGreaterThan(1);
  expect(run.order()).toHaveLength(4);
});

test("skips tasks that need a failed one, directly or not; others run", async () => {
  const run = recorder(["build"]);
  const tasks = [
    task("build"),
    task("lint", { needs: ["build"] }),
    task("report", { needs: ["lint"] }),
    task("format"),
  ];
  const outcomes = await runTasks(tasks, 2, run.task);
  expect(Object.fromEntries(outcomes)).toEqual({
    build: "failed",
    lint: "skipped",
    report: "skipped",
    format: "passed",
  });
  expect(run.order().toSorted()).toEqual(["build", "format"]);
});

test("ignores a need that is not among the tasks", async () => {
  const run = recorder();
  await runTasks([task("lint", { needs: ["build"] })], 1, run.task);
  expect(run.order()).toEqual(["lint"]);
});

test("rejects with the error of a task", async () => {
  const fails = () => Promise.reject(new Error("broken"));
  await expect(runTasks([task("a")], 1, fails)).rejects.toThrow("broken");
});

function task(name: string, { seconds = 1, needs = [] }: Partial<Task> = {}): Task {
  return { name, seconds, needs };
}

/** Runs nothing and remembers in which order tasks began, and how many ran at once. */
function recorder(failing: string[] = []) {
  const order: string[] = [];
  let running = 0;
  let most = 0;
  return {
    order: () => order,
    most: () => most,
    async task({ name }: Task): Promise<boolean> {
      order.push(name);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return !failing.includes(name);
    },
  };
}
