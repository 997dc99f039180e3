import type { ImportProgress } from "../import-wxr.ts";

/** Where progress is written: a terminal, or a file that collects lines. */
export interface ProgressTarget {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const REDRAW_MS = 100;
const LINE_MS = 5_000;

/** Shows how far an import is: on a terminal in one line that is redrawn, else as a line every few seconds. */
export class ProgressLine {
  readonly #target: ProgressTarget;
  readonly #totalBytes: number;
  readonly #clock: () => number;
  #lastAt = Number.NEGATIVE_INFINITY;
  #phase: ImportProgress["phase"] | null = null;
  #open = false;
  /** Not shown yet, because the last one was shown just before. */
  #waiting: ImportProgress | null = null;

  constructor(target: ProgressTarget, totalBytes: number, clock: () => number = Date.now) {
    this.#target = target;
    this.#totalBytes = totalBytes;
    this.#clock = clock;
  }

  show(progress: ImportProgress): void {
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

  /** Shows where it stands now, and leaves the line. */
  end(): void {
    this.#draw();
    if (this.#open) this.#target.write("\n");
    this.#open = false;
  }

  #draw(): void {
    if (this.#waiting === null) return;
    const line = this.#lineOf(this.#waiting);
    this.#waiting = null;
    this.#open = this.#target.isTTY === true;
    this.#target.write(this.#open ? `\r\u001b[2K${line}` : `${line}\n`);
  }

  #lineOf({ phase, bytes, parts }: ImportProgress): string {
    const percent = this.#totalBytes === 0 ? 100 : Math.floor((bytes / this.#totalBytes) * 100);
    const what = phase === "checking" ? "Checking the file" : "Taking what is in it";
    return `${what}: ${Math.min(percent, 100)} %, ${parts} entries`;
  }
}
