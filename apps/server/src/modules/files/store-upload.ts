import { uuidv7 } from "uuidv7";
import type { Transactor } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import { stampCreate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { extensionOf, hasSpecialCharacters } from "./file-types.ts";
import { inspectFile } from "./inspect-file.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import { discardFile } from "./stored-files.ts";
import { assertUploadQuota } from "./upload-quota.ts";

export interface IncomingFile {
  path: string;
  name: string;
  size: number;
  sha256: string;
}

export type StoredFile = components["schemas"]["UploadedFile"];

/** Where uploads are stored, and the bytes that one account may store in 24 hours; null for any number. */
export interface UploadStore {
  files: FileStorage;
  quota: number | null;
}

/**
 * Validates a file and stores it under a generated name. Nothing of a refused file remains.
 *
 * @param toResult Makes the result of the transaction and the function.
 * @throws AppError `FILE_EMPTY`, `FILE_NAME`, `FILE_TYPE`, `FILE_TOO_LARGE`, `RATE_LIMITED`.
 */
export async function storeUpload<T>(
  db: Transactor,
  { files: storage, quota }: UploadStore,
  file: IncomingFile,
  author: Pick<Actor, "id" | "name" | "record">,
  now: Date,
  toResult: (stored: StoredFile) => T,
): Promise<T> {
  assertName(file);
  const { kind, width, height } = await inspectFile(file.path, file.name);
  const id = uuidv7();
  const path = newPath(id, extensionOf(file.name), now);
  const facts = { id, name: file.name, url: `/files/${path}`, size: file.size, width, height };
  await storage.store(file.path, path);
  try {
    const row = { ...facts, path, mimeType: kind.mimeType, sha256: file.sha256 };
    return await db.transaction(async (tx) => {
      await assertUploadQuota(tx, { accountId: author.id, size: file.size, quota }, now);
      await tx.insert(files).values({ ...row, ...stampCreate(author, now) });
      await author.record?.(tx, { targetId: id, targetName: file.name, before: null, after: row });
      return toResult({ ...facts, mimeType: kind.mimeType });
    });
  } catch (error) {
    await discardFile(storage, path);
    throw error;
  }
}

/** The path of new content, used once. */
export function newPath(id: string, extension: string, now: Date): string {
  return `${now.toISOString().slice(0, 7).replace("-", "/")}/${id}.${extension}`;
}

function assertName({ name, size }: IncomingFile): void {
  if (name === "" || size === 0) throw new AppError("FILE_EMPTY", messages.files.missing);
  if (hasSpecialCharacters(name)) {
    throw new AppError("FILE_NAME", messages.files.specialCharacters);
  }
  if (Array.from(name).length > 255) throw new AppError("FILE_NAME", messages.files.nameTooLong);
}
