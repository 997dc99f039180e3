"use client";

import { Minimize } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { keyLabel } from "./key-label.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** All that is over the text in focus mode: the way out of it. */
export function FocusModeBar({ onLeave }: { onLeave: () => void }) {
  const messages = useRichTextMessages();
  return (
    <div className="flex justify-end p-2">
      <span role="status" className="sr-only">
        {messages.focusModeOn}
      </span>
      <Button variant="ghost" size="sm" className="pointer-coarse:h-11" onClick={onLeave}>
        <Minimize aria-hidden="true" />
        {messages.focusModeLeave}
        <Kbd>{keyLabel("Esc")}</Kbd>
      </Button>
    </div>
  );
}
