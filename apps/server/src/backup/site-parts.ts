/**
 * A whole site as a stream: the header, the rows of every table, the uploaded files, and the summary that proves
 * completeness. An archive is this stream in a file; a move pipes it from one database to another.
 */
export type SitePart =
  | { kind: "header"; header: SiteHeader }
  | { kind: "rows"; table: string; rows: string }
  | { kind: "file"; path: string; size: number; content: AsyncIterable<Uint8Array> }
  | { kind: "summary"; summary: SiteSummary };

/** Decides whether the rest can be read. */
export interface SiteHeader {
  format: typeof siteFormat;
  createdAt: string;
  /** The database's newest migration. */
  schema: number;
  /** Hash of the contract of the program that wrote it. */
  contract: string;
  tables: TableShape[];
}

/** `columns` are in the order of the values in a row. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Totals of everything before it. */
export interface SiteSummary {
  tables: Record<string, TableDigest>;
  /** Last values. */
  sequences: Record<string, string>;
  files: FilesDigest;
}

/** A row count, and a digest of all values that does not depend on their order. */
export interface TableDigest {
  rows: number;
  digest: string;
}

/** `sha256` covers names and contents in order. */
export interface FilesDigest {
  count: number;
  bytes: number;
  sha256: string;
}

/**
 * What no copy of a site has: it would let in who signed out or revoked a token since, or repeat replies to calls and
 * events of long ago.
 */
export const unsavedTables: ReadonlySet<string> = new Set([
  "access_tokens",
  "cache_changes",
  "idempotency_keys",
  "oidc_attempts",
  "passkey_challenges",
  "password_links",
  "rate_limits",
  "sessions",
  "sign_in_limits",
  "webhook_deliveries",
]);

/** Version of the stream format; other versions cannot be read. */
export const siteFormat = 1;
