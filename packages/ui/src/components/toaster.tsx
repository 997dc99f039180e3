"use client";

import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { IconButton } from "./icon-button.tsx";

/** Something said in passing. */
export interface Toast {
  id: string | number;
  kind: "success" | "warning" | "error";
  message: ReactNode;
  /** One thing to do about it, such as “Undo”. */
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ToasterProps {
  /** Oldest first; the caller limits how many there are. */
  toasts: readonly Toast[];
  onDismiss: (id: Toast["id"]) => void;
  /** How long each stays; one with an action at least ten seconds. */
  visibleMs?: number | undefined;
}

/**
 * Messages in the corner. Each goes by itself after a while, but never while the pointer or the focus is on it.
 *
 * @example <Toaster toasts={toasts} onDismiss={dismiss} />
 */
export function Toaster({ toasts, onDismiss, visibleMs = 6_000 }: ToasterProps) {
  return (
    <ol
      data-toaster
      className="pointer-events-none fixed left-4 z-60 max-sm:top-2 sm:bottom-4 sm:in-data-save-bar:bottom-16 m-0 grid w-88 max-w-[calc(100vw-2rem)] list-none gap-2 p-0 print:hidden"
    >
      {toasts.map((toast) => (
        <li key={toast.id}>
          <ToastCard toast={toast} onDismiss={onDismiss} visibleMs={visibleMs} />
        </li>
      ))}
    </ol>
  );
}

/** Time to read it, decide, and get to the button by keyboard. */
const MIN_ACTION_MS = 10_000;

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const colors = { success: "text-success", warning: "text-warning", error: "text-destructive" };

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: Toast["id"]) => void;
  visibleMs: number;
}

function ToastCard({ toast, onDismiss, visibleMs }: ToastCardProps) {
  const messages = useUiMessages();
  const [held, setHeld] = useState(false);
  const { id, kind, message, action } = toast;
  const shownMs = action === undefined ? visibleMs : Math.max(visibleMs, MIN_ACTION_MS);
  const dismiss = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), shownMs);
    return () => clearTimeout(timer);
  }, [held, shownMs]);
  const Icon = icons[kind];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses its timer
    <div
      role={kind === "success" ? "status" : "alert"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg border border-border bg-popover py-2 pr-1.5 pl-3 text-sm text-foreground shadow-md"
    >
      <Icon aria-hidden="true" className={cn("mt-1 size-4 shrink-0", colors[kind])} />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere first-letter:uppercase">{message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onSelect();
            onDismiss(id);
          }}
          className="shrink-0 rounded-md border-0 bg-transparent px-1.5 py-0.5 font-medium text-primary hover:bg-accent"
        >
          {action.label}
        </button>
      )}
      <IconButton label={messages.close} size="sm" onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </div>
  );
}
