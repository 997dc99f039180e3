import type { BatchFailure } from "../queries/batch.ts";
import { useMessages } from "./messages.ts";

/** Says why records could not be restored from the trash, and what to do about it. */
export function useRestoreFailure(): (reason: BatchFailure["reason"], count: number) => string {
  const { trash: messages, logs } = useMessages();
  const refusals: Readonly<Record<string, string>> = logs.refusals;
  const known: Readonly<Record<string, string>> = {
    DUPLICATE: messages.nameTaken,
    MENU_NAME_TAKEN: messages.nameTaken,
    NOT_FOUND: messages.notInTrash,
    VALIDATION_FAILED: messages.placeGone,
  };
  return (reason, count) => {
    const text =
      reason instanceof Error ? reason.message : (known[reason] ?? refusals[reason] ?? reason);
    return count === 1 ? text : messages.notRestored({ count, reason: text });
  };
}
