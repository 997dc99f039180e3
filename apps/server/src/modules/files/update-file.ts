import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input } from "../operation.ts";
import { changeRecord, type Written } from "../records.ts";
import { extensionOf, hasSpecialCharacters } from "./file-types.ts";
import { lockFile } from "./lock-file.ts";
import { mediaKind } from "./media-file.ts";

/**
 * Changes what the library says of a file.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`, `FILE_NAME`.
 */
export async function updateMediaFile(
  body: Input<"filesUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: _id, version: _version, ...changes } = body;
  return ctx.db.transaction(async (tx) => {
    const before = await lockFile(tx, body, ctx);
    if (changes.name !== undefined) assertNewName(changes.name.trim(), before.name);
    const alt = changes.alt === undefined ? {} : { alt: changes.alt?.trim() || null };
    return changeRecord(tx, mediaKind, before, { ...changes, ...alt }, ctx);
  });
}

function assertNewName(name: string, before: string): void {
  if (hasSpecialCharacters(name)) {
    throw new AppError("FILE_NAME", messages.files.specialCharacters);
  }
  if (extensionOf(name) !== extensionOf(before)) {
    throw new AppError("FILE_NAME", messages.files.keepExtension);
  }
}
