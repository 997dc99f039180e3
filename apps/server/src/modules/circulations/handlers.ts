import { may } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Handlers } from "../operation.ts";
import { readCandidates } from "./candidates.ts";
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
    const { bizType = "article", action = "circulate", ...rest } = query;
    assertMay(ctx, `content:${bizType}:${action === "transfer" ? "approve" : "circulate"}`);
    return readCandidates({ bizType, action, ...rest }, ctx);
  },
} satisfies Partial<Handlers>;

function assertMay({ user }: Context, code: string): void {
  if (!may(user, code)) throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}
