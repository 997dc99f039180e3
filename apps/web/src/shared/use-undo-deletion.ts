import { useHasPermission } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { isGivenUp, type Identified } from "../queries/batch.ts";
import { restorePermissions, trashQueries, type TrashKind } from "../queries/trash.ts";
import { useMessages } from "./messages.ts";
import { notices, type NoticeAction } from "./notices.tsx";
import { useRestoreFailure } from "./use-restore-failure.ts";

/**
 * Makes the “Undo” of a deletion's notice, which restores the records from the trash; undefined where that is not
 * possible, or not permitted.
 */
export function useUndoDeletion(
  kind: TrashKind | undefined,
): ((rows: readonly Identified[]) => NoticeAction) | undefined {
  const { list: messages } = useMessages();
  const has = useHasPermission();
  const failure = useRestoreFailure();
  const { mutateAsync: restore } = useMutation(trashQueries.restoreMany());
  if (kind === undefined || !has(restorePermissions[kind])) return undefined;
  return (rows) => ({
    label: messages.undo,
    onSelect: async () => {
      const failures = await restore({ rows });
      const [first] = failures;
      if (isGivenUp(first)) return false;
      if (first === undefined) notices.success(messages.undone);
      else notices.error(failure(first, failures.length));
      return true;
    },
  });
}
