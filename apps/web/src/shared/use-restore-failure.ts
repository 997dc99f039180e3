import type { BatchFailure } from "../queries/batch.ts";
import { useMessages } from "./messages.ts";
import { restoreFailure } from "./restore-failure.ts";

/** Says why records could not be restored from the trash, and what to do about it. */
export function useRestoreFailure(): (failure: BatchFailure, count?: number) => string {
  const messages = useMessages();
  return (failure, count = 1) => {
    const reason = restoreFailure(failure, messages);
    return count === 1 ? reason : messages.trash.notRestored({ count, reason });
  };
}
