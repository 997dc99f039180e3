import { useHasPermission } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { History } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import type { RecordHistoryProps } from "./record-history.tsx";

const RecordHistory = lazyPart(async () => (await import("./record-history.tsx")).RecordHistory);

/** Opens the history of a record, for those who may see it. */
export function HistoryButton({ onRestore, ...history }: Omit<RecordHistoryProps, "onClose">) {
  const { history: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (!useHasPermission()("monitor:revision:view")) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        {messages.button}
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
