import { desc, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import { stampCreate } from "../../db/stamp.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input } from "../operation.ts";
import { changeRecord, notFound, readRecord } from "../records.ts";
import { cropPicture } from "./crop-picture.ts";
import { contentOf, type FileContent } from "./file-content.ts";
import { extensionOf } from "./file-types.ts";
import { usesOf } from "./file-uses.ts";
import { lockFile } from "./lock-file.ts";
import { mediaKind, type FileRow, type MediaFile } from "./media-file.ts";
import { assertMayChange, rewriteReferences } from "./rewrite-references.ts";
import { discardFile } from "./stored-files.ts";

/**
 * Gives a file the content of another upload.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`, `FORBIDDEN`, `IN_USE` for an upload that something uses, `FILE_TYPE`
 *   for one of another kind.
 */
export async function replaceFile(
  body: Input<"filesReplace">["body"],
  ctx: Context,
): Promise<MediaFile> {
  await ctx.db.transaction(async (tx) => {
    const file = await lockFile(tx, body, ctx);
    if (body.uploadId === body.id) throw new AppError("FILE_TYPE", messages.files.wrongFormat);
    const upload = await lockFile(tx, { id: body.uploadId }, ctx);
    if (kindOfContent(file) !== kindOfContent(upload)) {
      throw new AppError("FILE_TYPE", messages.files.wrongFormat);
    }
    const uploadUses = await usesOf(tx, upload.id);
    if (uploadUses.length > 0) {
      throw new AppError("IN_USE", messages.files.inUse, { result: { uses: uploadUses.length } });
    }
    await tx.delete(files).where(eq(files.id, upload.id));
    await tx.update(files).set({ replacedBy: file.id }).where(eq(files.replacedBy, upload.id));
    await exchange(tx, file, contentOf(upload), upload.id, ctx);
  });
  return readRecord(mediaKind, body.id, ctx);
}

/**
 * Replaces a picture by a part of it.
 *
 * @throws AppError as `replaceFile`, or a field error.
 */
export async function cropFile(body: Input<"filesCrop">["body"], ctx: Context): Promise<MediaFile> {
  const { left, top, width, height } = body;
  const region = { left, top, width, height };
  // The picture is made before the transaction that locks its row: it takes a while.
  const whole = await ctx.db.transaction(async (tx) => {
    const file = await lockFile(tx, body, ctx);
    await assertMayChange(tx, file.url, ctx);
    return file;
  });
  const part = await cropPicture(whole, region, ctx, ctx.now());
  try {
    await ctx.db.transaction(async (tx) => {
      const file = await lockFile(tx, body, ctx);
      await exchange(tx, file, part, uuidv7(), ctx);
    });
  } catch (error) {
    await discardFile(ctx.files, part.path, ctx.log);
    throw error;
  }
  return readRecord(mediaKind, body.id, ctx);
}

/**
 * Brings back what the last replacement replaced.
 *
 * @throws AppError `NOT_FOUND` without earlier content, `VERSION_CONFLICT`, `FORBIDDEN`.
 */
export async function revertFile(
  body: Input<"filesRevert">["body"],
  ctx: Context,
): Promise<MediaFile> {
  await ctx.db.transaction(async (tx) => {
    const file = await lockFile(tx, body, ctx);
    const [earlier] = await tx
      .select()
      .from(files)
      .where(eq(files.replacedBy, file.id))
      .orderBy(desc(files.updatedAt), desc(files.id))
      .limit(1);
    if (earlier === undefined) throw notFound();
    await tx.delete(files).where(eq(files.id, earlier.id));
    await exchange(tx, file, contentOf(earlier), earlier.id, ctx);
  });
  return readRecord(mediaKind, body.id, ctx);
}

/** Gives a file new content, everywhere. What it had becomes a row of its own, so that its address keeps its size. */
async function exchange(
  tx: Db,
  file: FileRow,
  content: FileContent,
  earlierId: string,
  ctx: Context,
): Promise<void> {
  await assertMayChange(tx, file.url, ctx);
  const name = withExtension(file.name, extensionOf(content.path));
  await changeRecord(tx, mediaKind, file, { ...content, name, focalPoint: null }, ctx);
  await tx.insert(files).values({
    id: earlierId,
    name: file.name,
    ...contentOf(file),
    replacedBy: file.id,
    ...stampCreate(signedIn(ctx.user), ctx.now()),
  });
  const change = { from: file.url, to: content.url };
  await rewriteReferences(tx, change, signedIn(ctx.user), ctx.now());
}

function withExtension(name: string, extension: string): string {
  const before = extensionOf(name);
  return before === extension ? name : `${name.slice(0, name.length - before.length)}${extension}`;
}

/** Pictures may change their type; nothing else may. */
function kindOfContent({ mimeType }: FileContent): string {
  return mimeType.startsWith("image/") ? "image" : mimeType;
}
