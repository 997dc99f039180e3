import { useSessionState } from "@atrium/hooks";
import { lazy, Suspense } from "react";

const ExpiredDialog = lazy(async () => ({
  default: (await import("./expired-dialog.tsx")).ExpiredDialog,
}));

/** Over the work when the session has ended in the middle of it. What was typed stays where it is. */
export function ExpiredSession() {
  const isExpired = useSessionState((state) => state.status === "expired");
  if (!isExpired) return null;
  return (
    <Suspense>
      <ExpiredDialog />
    </Suspense>
  );
}
