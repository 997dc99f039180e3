import type { JournalEntry } from "@atrium/hooks/resource";
import { useEffect, useState } from "react";
import { journalOwner, leftBehind } from "./journal-store.ts";

const EMPTY: readonly JournalEntry[] = [];

/** What the user left behind on this device, read again whenever they come back to the window. */
export function useLeftBehind(): readonly JournalEntry[] {
  const [entries, setEntries] = useState(EMPTY);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      // Where nothing can be stored, nothing was.
      const found = await leftBehind(journalOwner()).catch(() => EMPTY);
      if (!isGone) setEntries(found);
    };
    void read();
    const readAgain = () => void read();
    window.addEventListener("focus", readAgain);
    return () => {
      isGone = true;
      window.removeEventListener("focus", readAgain);
    };
  }, []);
  return entries;
}
