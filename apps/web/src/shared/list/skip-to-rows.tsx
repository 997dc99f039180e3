import { useMessages } from "../messages.ts";

/** Jumps over filters and buttons to the first row; seen only by those who reach it by keyboard. */
export function SkipToRows({ onSkip }: { onSkip: () => void }) {
  const { list: messages } = useMessages();
  return (
    <button
      type="button"
      onClick={onSkip}
      className="absolute top-1 left-1 z-30 rounded-md border border-input bg-popover px-3 py-2 text-sm text-foreground not-focus:sr-only"
    >
      {messages.skipToRows}
    </button>
  );
}
