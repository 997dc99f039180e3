import type { Readable } from "node:stream";
import { AppError } from "../../../kernel/app-error.ts";
import { messages } from "../../../kernel/messages/index.ts";

/**
 * Where the bytes of uploaded files are: a folder or a bucket. Paths are relative, with slashes. A file is there whole
 * or not at all, and what is stored never changes, since a path is used once.
 */
export interface FileStorage {
  /** The folder, or the bucket's URL; for people. */
  readonly place: string;
  /** Whether the store does its work, as far as the last attempt says. */
  readonly responds: boolean;
  /** Moves a local file there. */
  store(source: string, path: string): Promise<void>;
  /** Writes what arrives, never more than a few megabytes ahead. */
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** null when there is no such file. Read or destroy the content. */
  open(path: string): Promise<StoredFile | null>;
  /** In bytes; null when there is no such file. */
  sizeOf(path: string): Promise<number | null>;
  /** Also succeeds when there is no such file. */
  remove(path: string): Promise<void>;
  /** Lends a file as a local one while the work runs; null when there is no such file. */
  lend<T>(path: string, work: (file: string) => Promise<T>): Promise<T | null>;
  /** Writes, reads and deletes a file of its own. */
  check(): Promise<void>;
  close(): void;
}

export interface StoredFile {
  size: number;
  content: Readable;
}

/** The store does not do its work, because it is away or refuses: 503, with the reason as the cause. */
export class FileStorageError extends AppError {
  /** A sentence for operators. */
  readonly explanation: string;

  constructor(place: string, cause: unknown) {
    super("UNAVAILABLE", messages.files.storageAway, { retryAfter: 5, cause });
    const { name, message } = cause instanceof Error ? cause : { name: "", message: String(cause) };
    this.explanation = `The store of the uploaded files, ${place}, does not do its work: ${name} ${message}`;
  }
}

/** The name of what `check` writes; it is never served. */
export const CHECK_PREFIX = ".atrium-check-";

/** @throws Error for a path that would leave the store. */
export function assertInside(path: string): string {
  if (!isInside(path)) throw new Error(`Not a path of an uploaded file: ${path}`);
  return path;
}

/** Whether a path stays in the store. */
export function isInside(path: string): boolean {
  const parts = path.split("/");
  return !parts.some((part) => ["", ".", ".."].includes(part)) && !/[\\\0]/.test(path);
}
