import type { Db } from "../../db/db.ts";
import type { Author } from "../../db/stamp.ts";
import { noticePlaces } from "./notice-places.ts";
import { notify } from "./notify.ts";

/** What a security notice is about; its `detail`. */
export type SecurityEvent =
  | "identityLinked"
  | "identityUnlinked"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "passwordChanged"
  | "passwordReset"
  | "secondFactorAdded"
  | "secondFactorRemoved"
  | "secondFactorReset"
  | "signInLocked";

/** Notifies somebody of what concerns the safety of their account, also when they did it themselves. */
export async function notifySecurity(
  tx: Db,
  { id, name }: { id: string; name: string },
  detail: SecurityEvent,
  now: Date,
  by?: Author,
): Promise<void> {
  await notify(tx, {
    kind: "security",
    to: [id],
    bizType: "user",
    bizId: id,
    title: name,
    detail,
    place: noticePlaces.profile,
    by,
    // Whoever guesses passwords causes one notice, not one for each lock.
    once: detail === "signInLocked",
    now,
  });
}
