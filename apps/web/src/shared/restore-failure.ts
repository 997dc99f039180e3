import type { AdminMessages } from "../i18n/admin-en.ts";
import type { BatchFailure, TakenValue } from "../queries/batch.ts";

/** Why a record could not be restored from the trash, and what to do about it. */
export function restoreFailure(
  { reason, taken }: BatchFailure,
  { trash, logs }: Pick<AdminMessages, "trash" | "logs">,
): string {
  if (reason instanceof Error) return reason.message;
  if (taken !== undefined) return takenText(taken, trash);
  const refusals: Readonly<Record<string, string>> = logs.refusals;
  const known: Readonly<Record<string, string>> = {
    DUPLICATE: trash.nameTaken,
    NOT_FOUND: trash.notInTrash,
    VALIDATION_FAILED: trash.placeGone,
  };
  return known[reason] ?? refusals[reason] ?? reason;
}

/** The same for how many records could not be restored, the first of them named. */
export function restoreFailures(
  failure: BatchFailure,
  count: number,
  messages: Pick<AdminMessages, "trash" | "logs">,
): string {
  const reason = restoreFailure(failure, messages);
  return count === 1 ? reason : messages.trash.notRestored({ count, reason });
}

function takenText({ field, value, name }: TakenValue, messages: AdminMessages["trash"]): string {
  if (field === "articleId") return messages.takenArticle({ name });
  if (field === "translationGroupId") return messages.takenTranslation({ name });
  return messages.taken({ field: messages.takenFields[field], value, name });
}
