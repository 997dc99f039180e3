import { recordChange } from "../audit/record-change.ts";
import { isAdmin } from "../../auth/privilege-check.ts";
import { may } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Actor } from "./content-kind.ts";

/** @throws AppError `UNAUTHENTICATED` for visitors. */
export function actorOf(ctx: Context): Actor {
  const { user } = ctx;
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  return {
    id: user.id,
    name: user.name,
    may: (code) => may(user, code),
    inScope: (code) => user.credential.kind === "session" || user.permissions.has(code),
    administers: isAdmin(user),
    record: (tx, change) => recordChange(tx, ctx, change),
  };
}
