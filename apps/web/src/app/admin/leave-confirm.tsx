import { useStoreSelector } from "@atrium/hooks";
import { useEffect } from "react";
import { tabs } from "../../shared/api.ts";
import { confirmations } from "../../shared/confirmations.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";

const LeaveDialog = lazyPart(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

/** Asks before unsaved input is lost: by closing tabs here, by the browser itself when the page is left. */
export function LeaveConfirm() {
  const question = useStoreSelector(confirmations, (state) => state);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (tabs.get().tabs.some((tab) => tab.unsaved)) event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, []);
  return question === undefined ? null : <LeaveDialog question={question} />;
}
