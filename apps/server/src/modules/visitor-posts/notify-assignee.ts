import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { notify } from "../notifications/notify.ts";
import type { Context } from "../operation.ts";

interface Assigned {
  assigneeId: string | null;
  /** Who had it before, and needs no notice. */
  before: string | null;
  bizType: "comment" | "message";
  bizId: string;
  title: string;
  place: string;
}

/** Notifies whom something was given to, unless they took it themselves. */
export async function notifyAssignee(tx: Db, assigned: Assigned, ctx: Context): Promise<void> {
  const { assigneeId, before, ...about } = assigned;
  if (assigneeId === null || assigneeId === before) return;
  const by = signedIn(ctx.user);
  await notify(tx, { kind: "assigned", to: [assigneeId], ...about, by, now: ctx.now() });
}
