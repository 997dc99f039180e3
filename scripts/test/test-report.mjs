/** Reports a run of tests: a line for each project and failure, and a status line that counts. */
import { relative } from "node:path";
import { Progress } from "../bootstrap/progress.mjs";
import { root } from "../bootstrap/run.mjs";

const heartbeatMs = 60_000;

export class TestReport {
  #unit;
  #projects = new Map();
  #progress = new Progress(() => this.#status());

  /** @param unit What is counted: "files" or "tests". */
  constructor(unit) {
    this.#unit = unit;
  }

  /** @param totals The number of units by project. */
  start(totals) {
    for (const [name, total] of Object.entries(totals)) {
      this.#projects.set(name, { total, done: 0, passed: 0, failed: 0, started: Date.now() });
    }
    if (!this.#progress.isLive) this.#progress.every(heartbeatMs, () => this.#printHeartbeat());
  }

  /** Counts one unit as done; prints its failures at once. */
  end(projectName, { passed, failures }) {
    const project = this.#projects.get(projectName);
    project.done += 1;
    project.passed += passed;
    project.failed += failures.length;
    for (const failure of failures) this.#progress.print(`  ✗ ${describeFailure(failure)}`);
    if (project.done < project.total) this.#progress.redraw();
    else this.#progress.print(summaryOf(projectName, project, this.#unit));
  }

  stop() {
    this.#progress.stop();
  }

  #printHeartbeat() {
    for (const [name, { total, done, started }] of this.#projects) {
      if (done === total) continue;
      const count = done === 0 ? `waiting, ${total}` : `${done} of ${total}`;
      this.#progress.print(`  … ${name}: ${count} ${this.#unit} (${since(started)})`);
    }
  }

  #status() {
    const running = [...this.#projects].filter(([, { done, total }]) => done < total);
    const counts = running.map(([name, { done, total }]) => `${name} ${done}/${total}`);
    return counts.length === 0 ? "" : `  ${counts.join(", ")}`;
  }
}

/** A failure as text: place, test, reason and attachments. */
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
