"use client";

import { useMemo, type ReactNode } from "react";
import { StatusShape, type StatusVariant } from "../components/status-badge.tsx";
import { useBodyMark } from "../lib/use-body-mark.ts";
import { cn } from "../lib/utils.ts";
import { useUiLocale, useUiMessages } from "../messages-provider.tsx";

/** The state of a form. */
export type SaveStatus =
  | { status: "unchanged" }
  /** `reason` says why it is not saved yet, where that needs something of the reader; `action` leads there. */
  | { status: "unsaved"; reason?: ReactNode | undefined; action?: ReactNode | undefined }
  | { status: "saving" }
  /** The server is out of reach; `isStored` when the device has what is not saved. */
  | { status: "offline"; isStored: boolean }
  /** Saving failed, for a reason that may be mended; `action` tries again. */
  | { status: "failed"; reason: string; action?: ReactNode | undefined }
  | { status: "saved"; at: Date }
  /** Someone else saved first; `message` says who and when, `action` resolves it. */
  | { status: "conflict"; message?: ReactNode | undefined; action?: ReactNode | undefined };

export interface SaveBarProps {
  state: SaveStatus;
  /** What has to be known about saving here, such as that the device stores nothing. */
  note?: ReactNode | undefined;
  /** The form's buttons, the primary one last. */
  children: ReactNode;
  className?: string | undefined;
}

/** Stays in view at the foot of a form: what state it is in, and what can be done. */
export function SaveBar({ state, note, children, className }: SaveBarProps) {
  // Toasts keep clear of it.
  useBodyMark("data-save-bar");
  return (
    <div
      data-slot="save-bar"
      className={cn(
        "sticky bottom-0 z-20 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-t border-border bg-card px-4 py-2 max-sm:gap-x-1 max-sm:px-2 max-sm:[&_[data-slot=button]]:min-h-11 max-sm:[&_[data-slot=button]]:min-w-11",
        // A text alone on the screen leaves it in sight: it says whether the text is saved.
        "in-data-focus-mode:fixed in-data-focus-mode:inset-x-0 in-data-focus-mode:z-40",
        className,
      )}
    >
      <div
        role="status"
        className={cn(
          "flex min-w-0 flex-1 basis-36 items-center gap-2 text-sm text-muted-foreground max-sm:text-xs",
          // A sentence gets a row of its own on a phone, a word or two stand beside the buttons.
          isSentence(state) ? "max-sm:basis-40" : "max-sm:basis-16",
        )}
      >
        <SaveState state={state} />
        {note && <span className="min-w-0 text-xs text-subtle-foreground">{note}</span>}
      </div>
      {"action" in state && state.action}
      <div className="flex flex-wrap gap-2 max-sm:gap-1">{children}</div>
    </div>
  );
}

function isSentence(state: SaveStatus): boolean {
  if (state.status === "unsaved") return state.reason !== undefined;
  return ["offline", "failed", "conflict"].includes(state.status);
}

function SaveState({ state }: { state: SaveStatus }) {
  const messages = useUiMessages();
  switch (state.status) {
    case "unchanged":
      return <Line variant="neutral">{messages.saveUnchanged}</Line>;
    case "unsaved":
      return <Line variant="warning">{state.reason ?? messages.saveUnsaved}</Line>;
    case "offline":
      return (
        <Line variant="warning">
          {state.isStored ? messages.saveOffline : messages.saveOfflineUnstored}
        </Line>
      );
    case "failed":
      return <Line variant="destructive">{messages.saveFailed({ reason: state.reason })}</Line>;
    case "saving":
      // Nothing turns while a text saves by itself: every frame would cost whoever writes on.
      return <Line variant="progress">{messages.saveSaving}</Line>;
    case "saved":
      return <SavedAt at={state.at} />;
    case "conflict":
      break;
  }
  return <Line variant="destructive">{state.message ?? messages.saveConflict}</Line>;
}

function SavedAt({ at }: { at: Date }) {
  const messages = useUiMessages();
  const locale = useUiLocale();
  const [short, exact] = useMemo(
    () => [
      new Intl.DateTimeFormat(locale, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }).format(at),
      new Intl.DateTimeFormat(locale, {
        dateStyle: "medium",
        timeStyle: "long",
        hourCycle: "h23",
      }).format(at),
    ],
    [at, locale],
  );
  return (
    <Line variant="success">
      <time dateTime={at.toISOString()} title={exact}>
        {messages.saveSavedAt({ time: short })}
      </time>
    </Line>
  );
}

function Line({ variant, children }: { variant: StatusVariant; children: ReactNode }) {
  return (
    <>
      <StatusShape variant={variant} />
      <span className="min-w-0">{children}</span>
    </>
  );
}
