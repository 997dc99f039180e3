import { createStore, useStoreSelector, type NoticesPort } from "@atrium/hooks";
import { Toaster } from "@atrium/ui";

interface Notice {
  readonly id: number;
  readonly kind: keyof NoticesPort;
  readonly message: string;
}

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
  return <Toaster toasts={list} onDismiss={dismiss} />;
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

function dismiss(id: string | number): void {
  shown.set((list) => list.filter((one) => one.id !== id));
}
