import { useStoreSelector } from "@atrium/hooks";
import type { JournalEntry } from "@atrium/hooks/resource";
import { Button } from "@atrium/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { keepEdits, type FormContent } from "../journal/keep-edits.ts";
import { UnsavedBar } from "../journal/unsaved-bar.tsx";
import { useMessages } from "../messages.ts";
import { useViewState, useViewTab } from "../view-location.tsx";

interface KeptEditsOfferProps {
  /** The record, as the journal names it. */
  record: string;
  /** What the form holds now. */
  content: () => FormContent;
  /** Calls back whenever the form holds something else. */
  subscribe: (onChange: () => void) => () => void;
  /** While the form is being saved nothing is restored. */
  saving: boolean;
  /** Takes edits up again; returns whether the form has them. */
  onRestore: (edits: JournalEntry) => boolean;
}

/** Keeps what is typed into a form on this device, and offers what an earlier visit left of it. */
export function KeptEditsOffer(props: KeptEditsOfferProps) {
  const { record, content, subscribe, saving, onRestore } = props;
  const { keptEdits: messages } = useMessages();
  const tab = useViewTab();
  const kept = useViewState(
    `kept ${record}`,
    () => keepEdits(record, content()),
    (old) => void old.close(),
  );
  const [entry] = useStoreSelector(kept.left, (entries) => entries);
  const note = useEffectEvent(() => kept.note(content()));
  const listen = useEffectEvent(subscribe);
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    // A hidden tab that is shown again has the same form.
    if (!begun.current) void kept.begin(content());
    begun.current = true;
  });
  useEffect(() => begin(), []);
  useEffect(() => listen(() => note()), []);
  // What the server has is known only with the form that is shown.
  useEffect(() => note());
  useEffect(() => {
    // It stays with the tab, as what is kept does: a hidden one may be closed.
    tab.unsavedWork().discard = kept.discard;
  }, [tab, kept]);
  const restore = (edits: JournalEntry) => {
    if (!onRestore(edits)) return;
    kept.note(content());
    void kept.replace(edits);
  };
  return (
    <div role="status" className="empty:hidden">
      {entry !== undefined && (
        <UnsavedBar
          message={
            entry.version === content().version
              ? messages.found
              : `${messages.found} ${messages.savedSince}`
          }
          editedAt={entry.editedAt}
        >
          <Button size="sm" variant="ghostDestructive" onClick={() => void kept.drop(entry)}>
            {messages.discard}
          </Button>
          <Button size="sm" disabled={saving} onClick={() => restore(entry)}>
            {messages.restore}
          </Button>
        </UnsavedBar>
      )}
    </div>
  );
}
