import { useHasPermission } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { History } from "lucide-react";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import { useViewAddress } from "../view-location.tsx";
import type { RecordHistoryProps } from "./record-history.tsx";

const RecordHistory = lazyPart(async () => (await import("./record-history.tsx")).RecordHistory);

/** Opens the history of a record, for those who may see it. The search param `history` has the record's id meanwhile. */
export function HistoryButton({ onRestore, ...history }: Omit<RecordHistoryProps, "onClose">) {
  const { list: messages } = useMessages();
  const { search, setSearch } = useViewAddress();
  const isOpen = search["history"] === history.id;
  const setOpen = (open: boolean) =>
    setSearch({ ...search, history: open ? history.id : undefined });
  if (!useHasPermission()("monitor:revision:view")) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        {messages.history}
      </Button>
      {isOpen && (
        <RecordHistory
          {...history}
          onRestore={(values) => {
            setOpen(false);
            onRestore(values);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
