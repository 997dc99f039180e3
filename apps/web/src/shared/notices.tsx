import type { NoticesPort } from "@atrium/hooks";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";

type Kind = keyof NoticesPort;

// What was said before anything could show it, such as on the way to the sign-in page.
const waiting: { kind: Kind; message: string }[] = [];
let shown = 0;

/** Tells people something in passing. Works anywhere; said too early, it is shown as soon as it can be. */
export const notices: NoticesPort = {
  success: (message) => say("success", message),
  warning: (message) => say("warning", message),
  error: (message) => say("error", message),
};

/** Shows the notices. Each page that stands alone has one. */
export function Notices({ theme }: { theme: "dark" | "light" | "system" }) {
  useEffect(() => {
    shown += 1;
    for (const { kind, message } of waiting.splice(0)) toast[kind](message);
    return () => {
      shown -= 1;
    };
  }, []);
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      visibleToasts={4}
      duration={6000}
      toastOptions={{ className: "office-toast" }}
    />
  );
}

function say(kind: Kind, message: string): void {
  // The message is its own id: said twice, it stands there once.
  if (shown > 0) toast[kind](message, { id: `${kind}:${message}` });
  else waiting.push({ kind, message });
}
