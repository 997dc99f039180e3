/**
 * A whole site as a stream of parts: the header, the rows of every table, the uploaded files, and the summary that
 * proves that nothing is missing. An archive is these parts in a file; a move hands them from one database to another.
 */
export type SitePart =
  | { kind: "header"; header: SiteHeader }
  | { kind: "rows"; table: string; rows: string }
  | { kind: "file"; path: string; size: number; content: AsyncIterable<Uint8Array> }
  | { kind: "summary"; summary: SiteSummary };

/** What comes first, to decide by whether the rest can be taken. */
export interface SiteHeader {
  format: typeof siteFormat;
  createdAt: string;
  /** The newest migration the database has been through. */
  schema: number;
  /** Hash of the contract of the program that wrote it. */
  contract: string;
  tables: TableShape[];
}

/** A table and its columns, in the order its rows hold them. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** What comes last: what everything before must add up to. */
export interface SiteSummary {
  tables: Record<string, TableDigest>;
  /** Where each sequence stands. */
  sequences: Record<string, string>;
  files: FilesDigest;
}

/** How many rows a table has, and a sum over all their values that does not depend on their order. */
export interface TableDigest {
  rows: number;
  digest: string;
}

/** How many files there are, how many bytes, and a hash over their names and contents in their order. */
export interface FilesDigest {
  count: number;
  bytes: number;
  sha256: string;
}

/** Version of the way the parts are written; another one cannot be read. */
export const siteFormat = 1;
