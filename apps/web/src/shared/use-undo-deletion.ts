import { useHasPermission } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { isGivenUp, type Identified } from "../queries/batch.ts";
import { restorePermissions, trashQueries, type TrashKind } from "../queries/trash.ts";
import { useMessages } from "./messages.ts";
import { notices, type NoticeAction } from "./notices.tsx";
import { whenIdle } from "./when-idle.ts";

/** Why something could not be restored takes many words, and hardly ever any. */
const loadFailures = () => import("./restore-failure.ts");
whenIdle(() => void loadFailures().catch(() => undefined));

/**
 * Makes the “Undo” of a deletion's notice, which restores the records from the trash; undefined where that is not
 * possible, or not permitted.
 */
export function useUndoDeletion(
  kind: TrashKind | undefined,
): ((rows: readonly Identified[]) => NoticeAction) | undefined {
  const admin = useMessages();
  const { list: messages } = admin;
  const has = useHasPermission();
  const { mutateAsync: restore } = useMutation(trashQueries.restoreMany());
  if (kind === undefined || !has(restorePermissions[kind])) return undefined;
  return (rows) => ({
    label: messages.undo,
    onSelect: async () => {
      const failures = await restore({ rows });
      const [first] = failures;
      if (isGivenUp(first)) return false;
      if (first === undefined) {
        notices.success(messages.undone);
        return true;
      }
      const { restoreFailures } = await loadFailures();
      notices.error(restoreFailures(first, failures.length, admin));
      return true;
    },
  });
}
