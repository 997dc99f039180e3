/** Types of inputs and results that the contract has no schema for. */

/** The input of an operation that takes an id alone; it accepts the bare id as well. */
export interface IdInput {
  id: string;
}

/** The input of an operation that takes none. */
export type NoInput = Record<string, never>;

/** A downloaded file, with its name when the server sends one. */
export interface Download {
  blob: Blob;
  fileName: string | null;
}
