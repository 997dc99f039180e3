import { may } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Handlers } from "../operation.ts";
import { readCandidates, readDeciders } from "./candidates.ts";
import { readCirculations } from "./readers.ts";
import { remindReaders } from "./remind-readers.ts";

/** Who was sent something to read, and whether they have read it. */
export const circulationHandlers = {
  circulationsPage: async ({ query }, ctx) => {
    const { bizType = "article", ...rest } = query;
    assertMay(ctx, `content:${bizType}:view`);
    return readCirculations({ bizType, ...rest }, ctx);
  },

  circulationsRemind: async ({ body }, ctx) => remindReaders(body.ids, ctx),

  circulationsCandidates: async ({ query }, ctx) => {
    const { bizType = "article", bizId, ...rest } = query;
    const { action = bizId === undefined ? "decide" : "circulate", ...page } = rest;
    if (action === "decide") {
      assertMay(ctx, "content:articleType:save", "content:articleType:update");
      return readDeciders(page, ctx);
    }
    assertMay(ctx, `content:${bizType}:${action === "transfer" ? "approve" : "circulate"}`);
    if (bizId === undefined) throw fieldError("bizId", "required", messages.fields.required);
    return readCandidates({ bizType, bizId, action, ...page }, ctx);
  },
} satisfies Partial<Handlers>;

function assertMay({ user }: Context, ...anyOf: string[]): void {
  if (!anyOf.some((code) => may(user, code)))
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}
