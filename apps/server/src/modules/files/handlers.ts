import { eq } from "drizzle-orm";
import { listOf } from "../../db/list-of.ts";
import { files as filesTable } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { answer, type Handlers } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { answerList, readRecord } from "../records.ts";
import { actorOf } from "../workflow/actor.ts";
import { deleteMediaFile, deleteUnusedFiles } from "./delete-files.ts";
import { usesOf } from "./file-uses.ts";
import { mediaFilters, mediaKind, mediaTable, toMediaFiles } from "./media-file.ts";
import { cropFile, replaceFile, revertFile } from "./replace-content.ts";
import { storeUpload } from "./store-upload.ts";
import { updateMediaFile } from "./update-file.ts";

export const fileHandlers = {
  filesUpload: async ({ body }, ctx) => {
    if (body.file === null) throw new AppError("FILE_EMPTY", messages.files.missing);
    const { idempotent, config, files } = ctx;
    const store = { files, quota: config.limits.uploadQuota };
    return storeUpload(idempotent, store, body.file, actorOf(ctx), ctx.now(), (stored) =>
      answer(stored, { members: { data: stored.url } }),
    );
  },

  filesPage: async ({ query }, { db }) => {
    const page = await mediaTable.page(db, query, ...mediaFilters(query));
    return { ...page, records: await toMediaFiles(db, page.records) };
  },

  // An address contains the id of its content: of earlier content, too, the file is what people ask for.
  filesGet: async ({ path }, ctx) => {
    const [row] = await ctx.db
      .select({ replacedBy: filesTable.replacedBy })
      .from(filesTable)
      .where(eq(filesTable.id, path.id));
    return readRecord(mediaKind, row?.replacedBy ?? path.id, ctx);
  },

  filesUses: async ({ path, query }, ctx) => {
    const { id } = await readRecord(mediaKind, path.id, ctx);
    const uses = await listOf(query, (limit, offset) => usesOf(ctx.db, id, { limit, offset }));
    return answerList(uses);
  },

  filesUpdate: async ({ body }, ctx) => updateMediaFile(body, ctx),

  filesReplace: async ({ body }, ctx) => replaceFile(body, ctx),

  filesCrop: async ({ body }, ctx) => cropFile(body, ctx),

  filesRevert: async ({ body }, ctx) => revertFile(body, ctx),

  filesDelete: async ({ path, query }, ctx) => {
    await deleteMediaFile({ ...path, ...query }, ctx);
    return null;
  },

  filesDeleteUnused: async ({ body }, ctx) => deleteUnusedFiles(body.records, ctx),
} satisfies Partial<Handlers>;
