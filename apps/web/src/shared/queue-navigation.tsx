import { Button, Kbd } from "@atrium/ui";
import { useMessages } from "./messages.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export interface QueueNavigationProps {
  /** Undefined where there is nothing before or after. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The ways through a queue, by button and by key. */
export function QueueNavigation({ previous, next }: QueueNavigationProps) {
  const { list: messages } = useMessages();
  useShortcuts({ J: next, K: previous });
  return (
    <>
      <Step label={messages.previous} shortcut="K" onStep={previous} />
      <Step label={messages.next} shortcut="J" onStep={next} />
    </>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  onStep: (() => void) | undefined;
}

function Step({ label, shortcut, onStep }: StepProps) {
  return (
    <Button
      variant="outline"
      aria-keyshortcuts={shortcut}
      disabled={onStep === undefined}
      onClick={onStep}
    >
      {label}
      <Kbd>{shortcut}</Kbd>
    </Button>
  );
}
