import { useRouterState } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";

/** Says that another page is on its way. It shows after a moment, so a quick change does not flicker. */
export function ProgressBar() {
  const { layout } = useMessages();
  const pending = useRouterState({ select: ({ status }) => status === "pending" });
  return (
    <div className="progress-bar" data-pending={pending || undefined} role="status">
      {pending ? <span className="visually-hidden">{layout.loading}</span> : null}
    </div>
  );
}
