"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";
import { useUiMessages } from "../messages-provider.tsx";

/** One thing that is wrong in a form. */
export interface ErrorSummaryItem {
  /** The id of the control it belongs to; without one the line is not a link. */
  controlId?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly ErrorSummaryItem[];
  /** Increase it on every failed attempt: the summary gets the focus each time it changes. */
  attempt?: number | undefined;
}

/**
 * Lists a form's errors at its top; every line links to its control. Renders nothing without errors: keep it mounted, so
 * that it knows which attempts it has announced.
 */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const messages = useUiMessages();
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(0);
  const shown = errors.length > 0;
  useEffect(() => {
    // Once for each attempt: errors that come back by themselves take the focus from no one.
    if (!shown || attempt <= announced.current) return;
    announced.current = attempt;
    box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-lg border border-destructive/50 bg-destructive-soft p-3 text-sm outline-none"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="m-0 font-semibold">{messages.errorSummaryTitle({ count: errors.length })}</p>
        <ul className="mt-1 mb-0 list-none p-0">
          {errors.map((error) => (
            <li key={`${error.controlId ?? ""}:${error.message}`}>
              {error.controlId === undefined ? (
                error.message
              ) : (
                <a
                  href={`#${error.controlId}`}
                  onClick={(event) => focusControl(event, error.controlId)}
                  className="text-destructive underline underline-offset-2"
                >
                  {error.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus without touching the address, which belongs to the router. */
function focusControl(event: MouseEvent, controlId: string | undefined) {
  const control = controlId === undefined ? null : document.getElementById(controlId);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
