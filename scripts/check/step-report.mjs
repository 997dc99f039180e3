import { Progress } from "../bootstrap/progress.mjs";

/** Reports the steps of `pnpm check`: a line for each that ends, and a status line with those that run. */
export class StepReport {
  #started = Date.now();
  #running = new Map();
  #fresh = 0;
  #progress = new Progress(() => this.#status());

  constructor() {
    if (this.#progress.isLive) this.#progress.every(1000, () => this.#progress.redraw());
  }

  /** @returns {(outcome: "passed" | "failed" | "fresh") => void} To be called when the step ends. */
  start(title) {
    const started = Date.now();
    this.#running.set(title, started);
    return (outcome) => {
      this.#running.delete(title);
      if (outcome === "fresh") this.#fresh += 1;
      this.#progress.print(lineOf(title, outcome, Date.now() - started));
    };
  }

  /** @returns The summary, and the titles of the steps that failed. */
  end(steps, outcomes) {
    this.#progress.stop();
    const titlesThat = (wanted) =>
      steps.filter(({ name }) => outcomes.get(name) === wanted).map(({ title }) => title);
    const failed = titlesThat("failed");
    const skipped = titlesThat("skipped");
    for (const title of skipped) console.log(`  - ${title}: skipped, a step before it failed`);
    const total = `${steps.length} steps (${this.#fresh} fresh) in ${seconds(Date.now() - this.#started)}`;
    const text =
      failed.length > 0 ? `Not green: ${failed.join(", ")}. ${total}.` : `All green: ${total}.`;
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
