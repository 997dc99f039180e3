/** A terminal, or a file that collects lines. */
export interface ProgressTarget {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const REDRAW_MS = 100;
const LINE_MS = 5_000;

/** What a command is doing, and how far it is with that. */
export interface ProgressState {
  phase: string;
  detail: string;
}

/** Shows progress: on a terminal in one line that is redrawn, else as a line every few seconds. */
export class ProgressLine {
  readonly #target: ProgressTarget;
  readonly #clock: () => number;
  #lastAt = Number.NEGATIVE_INFINITY;
  #phase: string | null = null;
  #open = false;
  /** Not shown yet, because the previous one was shown just before. */
  #waiting: ProgressState | null = null;

  constructor(target: ProgressTarget, clock: () => number = Date.now) {
    this.#target = target;
    this.#clock = clock;
  }

  show(progress: ProgressState): void {
    const now = this.#clock();
    const tty = this.#target.isTTY === true;
    const changed = progress.phase !== this.#phase;
    if (changed) this.end();
    this.#waiting = progress;
    this.#phase = progress.phase;
    if (!changed && now - this.#lastAt < (tty ? REDRAW_MS : LINE_MS)) return;
    this.#lastAt = now;
    this.#draw();
  }

  /** Shows the final state, and ends the line. */
  end(): void {
    this.#draw();
    if (this.#open) this.#target.write("\n");
    this.#open = false;
  }

  #draw(): void {
    if (this.#waiting === null) return;
    const line = `${this.#waiting.phase}: ${this.#waiting.detail}`;
    this.#waiting = null;
    this.#open = this.#target.isTTY === true;
    this.#target.write(this.#open ? `\r\u001b[2K${line}` : `${line}\n`);
  }
}
