import type { AdminMessages } from "../i18n/admin-en.ts";
import type { Notification } from "../queries/notifications.ts";
import { exactTime } from "./time.tsx";

type Facts = Pick<Notification, "kind" | "title" | "actorName" | "detail">;
type Messages = Pick<AdminMessages, "notifications" | "workflow">;

/** What a notice says in the reader's language, and the reason that somebody gave. */
export function noticeText(
  { kind, title, actorName, detail }: Facts,
  { notifications: messages, workflow }: Messages,
  locale: string,
): { sentence: string; reason: string | null } {
  const actor = actorName ?? messages.somebody;
  if (kind === "security") return { sentence: securityText(detail, messages), reason: null };
  if (kind === "scheduled") {
    const date = new Date(detail ?? "");
    const when = Number.isNaN(date.getTime()) ? "" : exactTime(date, locale);
    return { sentence: messages.kinds.scheduled({ title, actor, when }), reason: null };
  }
  if (actorName === null && (kind === "published" || kind === "offline")) {
    return { sentence: messages.byClock[kind]({ title }), reason: null };
  }
  const sentence = messages.kinds[kind]({ title, actor, when: "" });
  if (kind === "approvalEnded") {
    const reasons: Readonly<Record<string, string>> = workflow.approvalEndReasons;
    return { sentence, reason: reasons[detail ?? ""] ?? null };
  }
  return { sentence, reason: detail };
}

function securityText(detail: string | null, { security }: Messages["notifications"]): string {
  const texts: Readonly<Record<string, string>> = security;
  return (detail === null ? undefined : texts[detail]) ?? security.other;
}
