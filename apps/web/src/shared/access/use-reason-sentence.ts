import type { AccessReason } from "../../queries/access.ts";
import { useLocale, useMessages } from "../messages.ts";
import { refusalMessage } from "../outcome-badge.tsx";
import { useOperationName } from "../operation-name.ts";
import { useSeedTranslations } from "../seed-translations.ts";
import { exactTime } from "../time.tsx";

/** Puts a reason into a sentence about a person, in the reader's language. */
export function useReasonSentence(): (reason: AccessReason, name: string) => string {
  const { access: messages, logs, phrases } = useMessages();
  const translations = useSeedTranslations();
  const operationName = useOperationName();
  const tag = useLocale();
  return (reason, name) => {
    const { kind, code, subject, roles, errorCode, message, until } = reason;
    const isPage = kind === "pageOpened" || kind === "pageNotOpened" || kind === "pageDisabled";
    const given = subject ?? code ?? "";
    return messages.reasons[kind]({
      name,
      subject: isPage ? translations.menu(given) : operationName(given),
      code: code ?? "",
      roles: phrases.list({ names: roles.map((role) => translations.role(role.name)) }),
      count: roles.length,
      until: until === null ? "" : exactTime(new Date(until), tag),
      // The server writes English.
      refusal: tag.startsWith("en")
        ? (message ?? "")
        : refusalMessage(errorCode ?? "", logs.refusals),
    });
  };
}
