import { createStore, useStoreSelector, type NoticesPort } from "@atrium/hooks";
import { Toaster, type Toast } from "@atrium/ui";
import { shortenNames } from "./shorten-names.ts";

/** An action of a notice. */
export interface NoticeAction {
  readonly label: string;
  /** When it resolves to false, it was given up, and the notice comes back. */
  readonly onSelect: () => unknown;
}

interface Notice {
  readonly id: number;
  readonly kind: keyof NoticesPort;
  readonly message: string;
  readonly action: Toast["action"];
}

interface AdminNotices extends NoticesPort {
  success(message: string, action?: NoticeAction): void;
}

const atMost = 4;

const shown = createStore<readonly Notice[]>([]);
let count = 0;

/** Toast notices. Usable anywhere; an early one is queued until a page can show it. */
export const notices: AdminNotices = {
  success: (message, action) => say("success", message, action),
  warning: (message) => say("warning", message),
  error: (message) => say("error", message),
};

/** Renders the notices. Each standalone page has one. */
export function Notices() {
  const list = useStoreSelector(shown, (all) => all);
  return <Toaster toasts={list} onDismiss={dismiss} />;
}

/** Puts the focus on what the latest notice offers, where it stays in view until the focus leaves. */
export function focusLatestNotice(): void {
  document.querySelector<HTMLElement>("[data-toaster] > li:last-child button")?.focus();
}

/** A message that is repeated while visible is shown once. */
function say(kind: Notice["kind"], sentence: string, action?: NoticeAction): void {
  count += 1;
  const message = shortenNames(sentence);
  const notice = {
    id: count,
    kind,
    message,
    action: action && dismissing(count, sentence, action),
  };
  shown.set((list) => [
    ...list.filter((one) => one.kind !== kind || one.message !== message).slice(1 - atMost),
    notice,
  ]);
}

function dismissing(id: number, sentence: string, action: NoticeAction): Notice["action"] {
  const run = async () => {
    dismiss(id);
    if ((await action.onSelect()) === false) say("success", sentence, action);
  };
  return { label: action.label, onSelect: () => void run() };
}

function dismiss(id: string | number): void {
  shown.set((list) => list.filter((one) => one.id !== id));
}
