import { Progress } from "../bootstrap/progress.mjs";

/** Reports the steps of `pnpm check`: a line for each that ends, and a status line with those that run. */
export class StepReport {
  #started = Date.now();
  #running = new Map();
  #fresh = 0;
  #failures = [];
  #progress = new Progress(() => this.#status());

  constructor() {
    if (this.#progress.isLive) this.#progress.every(1000, () => this.#progress.redraw());
  }

  /**
   * @param {string} title
   * @returns {(outcome: "passed" | "failed" | "fresh", describe?: () => string) => void} To be called when the step
   *   ends, with what describes its failure.
   */
  start(title) {
    const started = Date.now();
    this.#running.set(title, started);
    return (outcome, describe) => {
      this.#running.delete(title);
      if (outcome === "fresh") this.#fresh += 1;
      if (outcome === "failed" && describe !== undefined) this.#failures.push(describe());
      this.#progress.print(lineOf(title, outcome, Date.now() - started));
    };
  }

  /**
   * Prints what failed, below the lines of all steps.
   *
   * @returns The summary, and the titles of the steps that failed.
   */
  end(steps, outcomes) {
    this.#progress.stop();
    const titlesThat = (wanted) =>
      steps.filter(({ name }) => outcomes.get(name) === wanted).map(({ title }) => title);
    const failed = titlesThat("failed");
    const skipped = titlesThat("skipped");
    for (const title of skipped) console.log(`  - ${title}: skipped, a step before it failed`);
    for (const failure of this.#failures) console.error(`\n${failure}`);
    const count = `${steps.length} ${steps.length === 1 ? "step" : "steps"}`;
    const total = `${count} (${this.#fresh} fresh) in ${seconds(Date.now() - this.#started)}`;
    const text =
      failed.length > 0 ? `Failed: ${failed.join(", ")}. ${total}.` : `All passed: ${total}.`;
    return { failed, text };
  }

  #status() {
    if (this.#running.size === 0) return "";
    const running = [...this.#running].map(
      ([title, started]) => `${title} (${seconds(Date.now() - started)})`,
    );
    return `  … ${running.join(", ")}`;
  }
}

function lineOf(title, outcome, milliseconds) {
  if (outcome === "fresh") return `  = ${title} (fresh)`;
  return `  ${outcome === "passed" ? "✓" : "✗"} ${title} (${seconds(milliseconds)})`;
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
