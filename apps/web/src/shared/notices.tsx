import { createStore, useStoreSelector, type NoticesPort } from "@atrium/hooks";
import { cn, IconButton } from "@atrium/ui";
import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "./messages.ts";

interface Notice {
  readonly id: number;
  readonly kind: keyof NoticesPort;
  readonly message: string;
}

const visibleMs = 6_000;
const atMost = 4;

const shown = createStore<readonly Notice[]>([]);
let count = 0;

/** Tells people something in passing. Works anywhere; said too early, it is shown as soon as a page can. */
export const notices: NoticesPort = {
  success: (message) => say("success", message),
  warning: (message) => say("warning", message),
  error: (message) => say("error", message),
};

/** Shows the notices. Each page that stands alone has one. */
export function Notices() {
  const list = useStoreSelector(shown, (all) => all);
  return (
    <ol className="pointer-events-none fixed right-4 bottom-4 z-60 m-0 grid w-88 max-w-[calc(100vw-2rem)] list-none gap-2 p-0 print:hidden">
      {list.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ol>
  );
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const colors = { success: "text-positive", warning: "text-caution", error: "text-critical" };

/** Goes by itself after a while, but never while the pointer or the focus is on it. */
function NoticeCard({ notice }: { notice: Notice }) {
  const { form } = useMessages();
  const [held, setHeld] = useState(false);
  const { id, kind, message } = notice;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), visibleMs);
    return () => clearTimeout(timer);
  }, [held, id]);
  const Icon = icons[kind];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking at it only holds it
    <li
      role={kind === "success" ? "status" : "alert"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-2.5 rounded-surface border border-line bg-raised py-2 pr-1.5 pl-3 text-13 text-ink shadow-float"
    >
      <Icon aria-hidden="true" className={cn("mt-1 size-4 shrink-0", colors[kind])} />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere first-letter:uppercase">{message}</span>
      <IconButton label={form.close} size="small" onClick={() => dismiss(id)}>
        <X />
      </IconButton>
    </li>
  );
}

/** Said again while it still stands there, a message stays one. */
function say(kind: Notice["kind"], message: string): void {
  count += 1;
  const notice = { id: count, kind, message };
  shown.set((list) => [
    ...list.filter((one) => one.kind !== kind || one.message !== message).slice(1 - atMost),
    notice,
  ]);
}

function dismiss(id: number): void {
  shown.set((list) => list.filter((one) => one.id !== id));
}
