const CLEAR_LINE = "\r\u001b[K";

/** Reports progress: a line for each step that ends and, on a terminal, one with those that run. */
export class Progress {
  #began = Date.now();
  #running = new Map();
  #fresh = 0;
  #live = process.stdout.isTTY;
  #timer = this.#live ? setInterval(() => this.#showRunning(), 1000) : undefined;

  /** @returns {(outcome: "passed" | "failed" | "fresh") => void} To be called when the step ends. */
  start(title) {
    const began = Date.now();
    this.#running.set(title, began);
    return (outcome) => {
      this.#running.delete(title);
      if (outcome === "fresh") this.#fresh += 1;
      this.#print(lineOf(title, outcome, Date.now() - began));
    };
  }

  /** @returns What to say at the end, and the titles of what did not pass. */
  end(steps, outcomes) {
    clearInterval(this.#timer);
    if (this.#live) process.stdout.write(CLEAR_LINE);
    const titlesThat = (wanted) =>
      steps.filter(({ name }) => outcomes.get(name) === wanted).map(({ title }) => title);
    const failed = titlesThat("failed");
    const skipped = titlesThat("skipped");
    for (const title of skipped) this.#print(`  - ${title}: skipped, a step before it failed`);
    const total = `${steps.length} steps (${this.#fresh} fresh) in ${seconds(Date.now() - this.#began)}`;
    const text =
      failed.length > 0 ? `Not green: ${failed.join(", ")}. ${total}.` : `All green: ${total}.`;
    return { failed, text };
  }

  #print(line) {
    process.stdout.write(`${this.#live ? CLEAR_LINE : ""}${line}\n`);
    this.#showRunning();
  }

  #showRunning() {
    if (!this.#live || this.#running.size === 0) return;
    const running = [...this.#running].map(
      ([title, began]) => `${title} (${seconds(Date.now() - began)})`,
    );
    const line = `  … ${running.join(", ")}`.slice(0, process.stdout.columns);
    process.stdout.write(`${CLEAR_LINE}${line}`);
  }
}

function lineOf(title, outcome, milliseconds) {
  if (outcome === "fresh") return `  = ${title} (fresh)`;
  return `  ${outcome === "passed" ? "✓" : "✗"} ${title} (${seconds(milliseconds)})`;
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
