import type { AdminMessages } from "../i18n/admin-en.ts";
import type { Notification } from "../queries/notifications.ts";
import { exactTime } from "./time.tsx";

/** What a notice says in the reader's language, and the reason that somebody gave. */
export function noticeText(
  { kind, title, actorName, detail }: Pick<Notification, "kind" | "title" | "actorName" | "detail">,
  messages: AdminMessages["notifications"],
  locale: string,
): { sentence: string; reason: string | null } {
  const actor = actorName ?? messages.somebody;
  if (kind === "security") return { sentence: securityText(detail, messages), reason: null };
  if (kind === "scheduled") {
    const date = new Date(detail ?? "");
    const when = Number.isNaN(date.getTime()) ? "" : exactTime(date, locale);
    return { sentence: messages.kinds.scheduled({ title, actor, when }), reason: null };
  }
  return { sentence: messages.kinds[kind]({ title, actor, when: "" }), reason: detail };
}

function securityText(detail: string | null, { security }: AdminMessages["notifications"]): string {
  if (detail === "passwordChanged" || detail === "passwordReset" || detail === "signInLocked") {
    return security[detail];
  }
  return security.other;
}
