import { eq } from "drizzle-orm";
import { files } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { answer, type Handlers } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { actorOf } from "../workflow/actor.ts";
import { storeUpload } from "./store-upload.ts";

export const fileHandlers = {
  filesUpload: async ({ body }, ctx) => {
    if (body.file === null) throw new AppError("FILE_EMPTY", messages.files.missing);
    const { idempotent, config } = ctx;
    const now = ctx.now();
    return storeUpload(idempotent, config.uploadDir, body.file, actorOf(ctx), now, (stored) =>
      answer(stored, { members: { data: stored.url } }),
    );
  },

  filesGet: async ({ path }, { db }) => {
    const { id, name, url, size, mimeType, width, height } = files;
    const [file] = await db
      .select({ id, name, url, size, mimeType, width, height })
      .from(files)
      .where(eq(id, path.id));
    if (!file) throw new AppError("NOT_FOUND", messages.files.notFound);
    return file;
  },
} satisfies Partial<Handlers>;
