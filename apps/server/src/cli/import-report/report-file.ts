import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import type { ImportReport, ReportEntry } from "../../import/report.ts";

const BUFFERED = 65_536;

/**
 * Writes the whole report as JSON: the sums, and every single thing with what became of it. Entries go to the file as
 * they come, so that a report of any length needs no memory; the file has its name only once it is complete.
 */
export class ReportFile {
  readonly #path: string;
  readonly #draft: string;
  readonly #file: number;
  #buffer = '{"entries":[';
  #first = true;

  constructor(path: string) {
    this.#path = path;
    this.#draft = `${path}.part`;
    this.#file = openSync(this.#draft, "w");
  }

  add(entry: ReportEntry): void {
    this.#buffer += `${this.#first ? "" : ","}\n${JSON.stringify(entry)}`;
    this.#first = false;
    if (this.#buffer.length > BUFFERED) this.#flush();
  }

  /** Ends the file with the sums. */
  finish(report: ImportReport): void {
    this.#buffer += `\n],"report":${JSON.stringify(report, null, 2)}}\n`;
    this.#flush();
    closeSync(this.#file);
    renameSync(this.#draft, this.#path);
  }

  /** Takes the unfinished file away. */
  drop(): void {
    closeSync(this.#file);
    rmSync(this.#draft, { force: true });
  }

  #flush(): void {
    writeSync(this.#file, this.#buffer);
    this.#buffer = "";
  }
}
