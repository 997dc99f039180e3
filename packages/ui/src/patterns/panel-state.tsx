"use client";

import { Ban, CircleAlert, Inbox, SearchX } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** Why a list or panel has nothing to show. Every state has its own icon, text and way out. */
export type PanelStatus =
  | { status: "loading" }
  /** `title` says what this is, `action` is the button that starts it. */
  | {
      status: "empty";
      title?: ReactNode | undefined;
      text?: ReactNode | undefined;
      action?: ReactNode | undefined;
    }
  /** `onClear` drops all filters; `action` is another way out. */
  | {
      status: "nothingFound";
      text?: ReactNode | undefined;
      onClear?: (() => void) | undefined;
      action?: ReactNode | undefined;
    }
  | {
      status: "failed";
      /** What happened. */
      message: ReactNode;
      requestId?: string | undefined;
      onRetry?: (() => void) | undefined;
    }
  /** `grantedBy` names who can grant the permission. */
  | { status: "forbidden"; permission: string; grantedBy?: string | undefined };

export interface PanelStateProps {
  state: PanelStatus;
  /** The placeholder while loading; three lines by default. */
  skeleton?: ReactNode | undefined;
  className?: string | undefined;
}

/**
 * The state of a panel in place of its content.
 *
 * @example <PanelState state={{ status: "failed", message: error.message, requestId: error.requestId, onRetry: refetch }} />
 */
export function PanelState({ state, skeleton, className }: PanelStateProps) {
  const messages = useUiMessages();
  switch (state.status) {
    case "loading":
      return (
        <div role="status" className={cn("grid gap-2.5 p-4", className)}>
          <span className="sr-only">{messages.loading}</span>
          {skeleton ?? <DefaultSkeleton />}
        </div>
      );
    case "empty":
      return (
        <Notice
          icon={<Inbox />}
          title={state.title ?? messages.emptyTitle}
          text={state.text}
          action={state.action}
          className={className}
        />
      );
    case "nothingFound":
      return (
        <Notice
          icon={<SearchX />}
          title={messages.nothingFoundTitle}
          text={state.text ?? messages.nothingFoundText}
          action={
            state.action ??
            (state.onClear && (
              <Button variant="outline" onClick={state.onClear}>
                {messages.clearAllFilters}
              </Button>
            ))
          }
          live
          className={className}
        />
      );
    case "failed":
      return <Failed state={state} className={className} />;
    case "forbidden":
      break;
  }
  return (
    <Notice
      icon={<Ban />}
      title={messages.forbiddenTitle}
      text={messages.forbiddenText({ permission: state.permission, grantedBy: state.grantedBy })}
      className={className}
    />
  );
}

function Failed(props: {
  state: Extract<PanelStatus, { status: "failed" }>;
  className: string | undefined;
}) {
  const messages = useUiMessages();
  const { message, requestId, onRetry } = props.state;
  return (
    <Notice
      icon={<CircleAlert className="text-destructive" />}
      title={messages.failedTitle}
      text={
        <>
          {message}
          {requestId && (
            <code className="mt-1.5 block text-xs text-subtle-foreground select-all">
              {messages.requestId({ id: requestId })}
            </code>
          )}
        </>
      }
      action={
        onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {messages.retry}
          </Button>
        )
      }
      live
      className={props.className}
    />
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** Spoken when it appears. */
  live?: boolean | undefined;
  className: string | undefined;
}

function Notice({ icon, title, text, action, live, className }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    return () => focusAround(notice);
  }, []);
  return (
    <div
      ref={box}
      className={cn("mx-auto flex w-fit max-w-lg gap-4 px-4 py-12", className)}
      {...(live && { role: "status" })}
    >
      <span aria-hidden="true" className="pt-0.5 text-subtle-foreground [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="m-0 text-base font-semibold text-foreground">{title}</p>
        {text && <div className="mt-1 text-sm text-muted-foreground wrap-anywhere">{text}</div>}
        {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

/** Who pressed its button goes on in what surrounded it: the list that is loaded again, for instance. */
function focusAround(notice: HTMLElement | null): void {
  if (!notice?.contains(document.activeElement)) return;
  const around = ancestorsOf(notice);
  queueMicrotask(() => {
    const place = around.find((element) => element.isConnected);
    if (document.activeElement !== document.body || place === undefined) return;
    const isOwn = place.hasAttribute("tabindex");
    if (!isOwn) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (isOwn) return;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  });
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
}

function DefaultSkeleton() {
  return (
    <>
      <Skeleton className="w-2/5" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </>
  );
}
