import { useRouterState } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";

/** A progress bar while another page loads. It appears with a delay, so that a fast change does not flicker. */
export function ProgressBar() {
  const { layout } = useMessages();
  const pending = useRouterState({ select: ({ status }) => status === "pending" });
  return (
    <div className="progress-bar" data-pending={pending || undefined} role="status">
      {pending ? <span className="visually-hidden">{layout.loading}</span> : null}
    </div>
  );
}
