"use client";

import { useMemo, type ReactNode } from "react";
import { Spinner } from "../components/spinner.tsx";
import { StatusShape, type StatusVariant } from "../components/status-badge.tsx";
import { cn } from "../lib/utils.ts";
import { useUiLocale, useUiMessages } from "../messages-provider.tsx";

/** The state of a form. */
export type SaveStatus =
  | { status: "unchanged" }
  | { status: "unsaved" }
  | { status: "saving" }
  | { status: "saved"; at: Date }
  /** Someone else saved first; `message` says who and when, `action` resolves it. */
  | { status: "conflict"; message?: ReactNode | undefined; action?: ReactNode | undefined };

export interface SaveBarProps {
  state: SaveStatus;
  /** The form's buttons, the primary one last. */
  children: ReactNode;
  className?: string | undefined;
}

/** Stays in view at the foot of a form: what state it is in, and what can be done. */
export function SaveBar({ state, children, className }: SaveBarProps) {
  return (
    <div
      className={cn(
        "sticky bottom-0 z-20 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-t border-border bg-card px-4 py-2",
        className,
      )}
    >
      <div
        role="status"
        className="flex min-w-0 flex-1 basis-36 items-center gap-2 text-sm text-muted-foreground"
      >
        <SaveState state={state} />
      </div>
      {state.status === "conflict" && state.action}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function SaveState({ state }: { state: SaveStatus }) {
  const messages = useUiMessages();
  switch (state.status) {
    case "unchanged":
      return <Line variant="neutral">{messages.saveUnchanged}</Line>;
    case "unsaved":
      return <Line variant="warning">{messages.saveUnsaved}</Line>;
    case "saving":
      return (
        <>
          <Spinner className="size-3" />
          {messages.saveSaving}
        </>
      );
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
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "long" }).format(at),
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
