import { useSessionState } from "@atrium/hooks";
import { lazyPart } from "../../shared/lazy-part.tsx";

const StepUpDialog = lazyPart(async () => (await import("./step-up-dialog.tsx")).StepUpDialog);

/** Shown over the page while a change waits for its person to confirm who they are. */
export function StepUp() {
  const isDue = useSessionState((state) => state.status === "ready" && state.stepUp !== undefined);
  return isDue ? <StepUpDialog /> : null;
}
