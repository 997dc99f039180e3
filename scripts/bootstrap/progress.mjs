const CLEAR_LINE = "\r\u001b[K";

/** Prints the lines of a long command and, on a terminal, keeps one status line below them that says what is running. */
export class Progress {
  #status;
  #timer;

  /** Whether there is a terminal for a status line; `PROGRESS=lines` leaves it out. */
  isLive = process.stdout.isTTY && process.env.PROGRESS !== "lines";

  /** @param {() => string} status The status line; empty for none. */
  constructor(status) {
    this.#status = status;
  }

  /** Calls `task` every so often until `stop`; the process does not wait for it. */
  every(milliseconds, task) {
    this.#timer = setInterval(() => task(), milliseconds).unref();
  }

  print(line) {
    process.stdout.write(`${this.isLive ? CLEAR_LINE : ""}${line}\n`);
    this.redraw();
  }

  /** Draws the status line anew, cut to the width of the terminal. */
  redraw() {
    if (!this.isLive) return;
    process.stdout.write(CLEAR_LINE + this.#status().slice(0, process.stdout.columns));
  }

  stop() {
    clearInterval(this.#timer);
    if (this.isLive) process.stdout.write(CLEAR_LINE);
  }
}
