/** A row that is not blank. */
export interface SheetRow {
  /** Its number in the file, from 1. */
  readonly line: number;
  /** Without spaces around them. */
  readonly cells: readonly string[];
}

/** No import has as many. Excel has 16,384, which a cell at the end of each row would make millions of empty ones of. */
export const MAX_COLUMNS = 256;

/** Of all cells together: many may share one text, which becomes as many when the rows leave the thread. */
const MAX_CHARACTERS = 16_000_000;

/** Collects the rows of a file, and no more than are of use: what a thread hands over, the server copies at once. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  readonly #maxRows: number;
  #characters = 0;

  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  /** Whether reading on is of no use. */
  get isFull(): boolean {
    return this.rows.length >= this.#maxRows;
  }

  /**
   * Adds a row, unless it is blank or there are enough.
   *
   * @throws Error for a cell that is no text, and when the cells are too long together.
   */
  add(line: number, cells: readonly string[]): void {
    const plain = cells.map(plainCell);
    if (this.isFull || plain.every((cell) => cell === "")) return;
    if (plain.some((cell) => cell.includes("\0"))) throw new Error("The sheet is no text");
    this.#characters += plain.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > MAX_CHARACTERS) throw new Error("The sheet is too large");
    this.rows.push({ line, cells: plain });
  }
}

/** Exports write an apostrophe before what would be a formula. */
function plainCell(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/, "")
    .trim();
}
