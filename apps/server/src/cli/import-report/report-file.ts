import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import type { ImportReport, ReportEntry } from "../../import/report.ts";

const BUFFERED = 65_536;

/**
 * Writes the whole report as JSON: the totals, and the outcome of every entry. Entries are streamed, so a report of any
 * length needs no memory; the file gets its name once it is complete.
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

  /** Appends the totals. */
  finish(report: ImportReport): void {
    this.#buffer += `\n],"report":${JSON.stringify(report, null, 2)}}\n`;
    this.#flush();
    closeSync(this.#file);
    renameSync(this.#draft, this.#path);
  }

  /** Deletes the unfinished file. */
  discard(): void {
    closeSync(this.#file);
    rmSync(this.#draft, { force: true });
  }

  #flush(): void {
    writeSync(this.#file, this.#buffer);
    this.#buffer = "";
  }
}
