import { useHasPermission } from "@atrium/hooks";
import type { MenuEntry } from "@atrium/ui";
import { History } from "lucide-react";
import { useMessages } from "../messages.ts";

/**
 * What the menu of a row has for the history of its record: nothing for those who may not see it.
 *
 * @returns Given how the record is opened with the search param `history`; undefined for those who may not open it.
 */
export function useHistoryEntry(): (show: (() => void) | undefined) => MenuEntry[] {
  const { list } = useMessages();
  const mayView = useHasPermission()("monitor:revision:view");
  return (show) =>
    mayView && show !== undefined
      ? [{ id: "history", label: list.history, icon: <History />, onSelect: show }]
      : [];
}
