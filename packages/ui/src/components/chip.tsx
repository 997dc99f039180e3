"use client";

import { X } from "lucide-react";
import { useUiMessages } from "../messages-provider.tsx";

interface ChipProps {
  label: string;
  onRemove: () => void;
  disabled?: boolean | undefined;
}

/** A selected value inside a box, with a button that removes it. */
export function Chip({ label, onRemove, disabled = false }: ChipProps) {
  const messages = useUiMessages();
  return (
    <li className="flex h-6 max-w-full min-w-0 items-center rounded-md bg-accent px-2 text-xs has-[button]:pr-0 text-foreground">
      <span className="truncate">{label}</span>
      {!disabled && (
        <button
          type="button"
          aria-label={messages.remove({ name: label })}
          onClick={onRemove}
          className="ml-0.5 grid h-full w-6 shrink-0 place-items-center rounded-md border-0 bg-transparent text-muted-foreground hover:text-foreground"
        >
          <X aria-hidden="true" className="size-3" />
        </button>
      )}
    </li>
  );
}

/** The box around chips and the input after them, which together act as one control. */
export const chipBoxClasses = [
  "flex min-h-control w-full min-w-0 cursor-text flex-wrap items-center gap-1 rounded-md border border-input bg-input-background px-1 py-0.5 text-sm text-foreground transition-colors",
  "hover:border-subtle-foreground has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring",
  "has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-border has-[input[aria-invalid=true]]:border-destructive",
].join(" ");

/** The input inside that box. */
export const chipInputClasses =
  "h-6 min-w-24 flex-1 border-0 bg-transparent px-1.5 text-sm text-foreground outline-none disabled:opacity-60";
