/** What a run of tests prints while it runs: a line that counts on a terminal, else one line for each project and failure. */
import { relative } from "node:path";
import { root } from "../bootstrap/run.mjs";

const heartbeatMs = 60_000;

export class Progress {
  #unit;
  #projects = new Map();
  #live = process.stdout.isTTY;
  #shown = "";
  #heartbeat;

  /** @param unit What is counted: "files" or "tests". */
  constructor(unit) {
    this.#unit = unit;
  }

  /** @param totals How many there are by project. */
  start(totals) {
    for (const [name, total] of Object.entries(totals)) {
      this.#projects.set(name, { total, done: 0, passed: 0, failed: 0, started: Date.now() });
    }
    if (!this.#live) this.#heartbeat = setInterval(() => this.#tell(), heartbeatMs).unref();
  }

  /** Counts one of them as done; prints its failures at once. */
  end(projectName, { passed, failures }) {
    const project = this.#projects.get(projectName);
    project.done += 1;
    project.passed += passed;
    project.failed += failures.length;
    for (const failure of failures) this.#print(`  ✗ ${describeFailure(failure)}`);
    if (project.done === project.total) this.#print(summaryOf(projectName, project, this.#unit));
    else if (this.#live) this.#redraw();
  }

  stop() {
    clearInterval(this.#heartbeat);
  }

  #tell() {
    for (const [name, { total, done, started }] of this.#projects) {
      if (done < total)
        this.#print(`  … ${name}: ${done} of ${total} ${this.#unit} (${since(started)})`);
    }
  }

  #redraw() {
    const running = [...this.#projects].filter(([, { done, total }]) => done < total);
    const counts = running.map(([name, { done, total }]) => `${name} ${done}/${total}`);
    this.#clear();
    this.#shown = `  ${counts.join(", ")}`;
    process.stdout.write(this.#shown);
  }

  #print(line) {
    this.#clear();
    process.stdout.write(`${line}\n`);
  }

  #clear() {
    if (this.#shown !== "") process.stdout.write(`\r${" ".repeat(this.#shown.length)}\r`);
    this.#shown = "";
  }
}

/** Where it failed, which test, why, and what shows it. */
export function describeFailure({ file, line, test, reason, attachments = [] }) {
  const place = relative(root, file) + (line === undefined ? "" : `:${line}`);
  const shown = attachments.map((path) => `see ${relative(root, path)}`);
  return [`${place} › ${test}`, ...reason, ...shown].join("\n    ");
}

function summaryOf(name, { total, passed, failed, started }, unit) {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  const files = unit === "files" ? ` in ${total} ${total === 1 ? "file" : "files"}` : "";
  return `  ${failed === 0 ? "✓" : "✗"} ${name}: ${counts}${files} (${since(started)})`;
}

function since(started) {
  const seconds = Math.round((Date.now() - started) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
