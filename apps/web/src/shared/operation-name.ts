import { useCallback } from "react";
import type { AdminMessages } from "../i18n/admin-en.ts";
import { useMessages } from "./messages.ts";
import { getOwn } from "./seed-translations.ts";

/**
 * What an operation does in the words of a catalogue, from its summary, which permissions are named after as well. A name
 * that no catalogue has is returned unchanged.
 */
export function operationName(operations: AdminMessages["operations"], summary: string): string {
  return getOwn(operations, summary) ?? summary;
}

/** Names operations in the reader's language. They are apart from other seeded names, which every page needs. */
export function useOperationName(): (summary: string) => string {
  const { operations } = useMessages();
  return useCallback((summary) => operationName(operations, summary), [operations]);
}
