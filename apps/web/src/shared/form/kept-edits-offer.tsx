import { useStoreSelector } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useEffect, useEffectEvent } from "react";
import { keepEdits, restorable, type FormContent } from "../journal/keep-edits.ts";
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
  /** Puts values into the form. */
  onRestore: (values: object) => void;
}

/** Keeps what is typed into a form on this device, and offers what an earlier visit left of it. */
export function KeptEditsOffer({ record, content, subscribe, onRestore }: KeptEditsOfferProps) {
  const { keptEdits: messages } = useMessages();
  const tab = useViewTab();
  const kept = useViewState(
    `kept ${record}`,
    () => keepEdits(record, content()),
    (old) => old.close(),
  );
  const [entry] = useStoreSelector(kept.left, (entries) => entries);
  const note = useEffectEvent(() => kept.note(content()));
  const listen = useEffectEvent(subscribe);
  useEffect(() => listen(() => note()), []);
  // What the server has is known only with the form that is shown.
  useEffect(() => note());
  useEffect(() => {
    // It stays with the tab, as what is kept does: a hidden one may be closed.
    tab.unsavedWork().discard = kept.discard;
  }, [tab, kept]);
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
          <Button size="sm" variant="ghostDestructive" onClick={() => kept.remove(entry)}>
            {messages.discard}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              onRestore(restorable(entry, content().values));
              kept.note(content());
              kept.remove(entry);
            }}
          >
            {messages.restore}
          </Button>
        </UnsavedBar>
      )}
    </div>
  );
}
