import { createStore, useStoreSelector, type NoticesPort } from "@atrium/hooks";
import { Toaster } from "@atrium/ui";
import { shortenNames } from "./shorten-names.ts";

/** An action of a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface Notice {
  readonly id: number;
  readonly kind: keyof NoticesPort;
  readonly message: string;
  readonly action: NoticeAction | undefined;
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

/** A message that is repeated while visible is shown once. */
function say(kind: Notice["kind"], sentence: string, action?: NoticeAction): void {
  count += 1;
  const message = shortenNames(sentence);
  const notice = { id: count, kind, message, action: action && dismissing(count, action) };
  shown.set((list) => [
    ...list.filter((one) => one.kind !== kind || one.message !== message).slice(1 - atMost),
    notice,
  ]);
}

function dismissing(id: number, { label, onSelect }: NoticeAction): NoticeAction {
  return {
    label,
    onSelect: () => {
      dismiss(id);
      onSelect();
    },
  };
}

function dismiss(id: string | number): void {
  shown.set((list) => list.filter((one) => one.id !== id));
}
