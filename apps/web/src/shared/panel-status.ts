import { isApiError } from "@atrium/sdk";
import type { PanelStatus } from "@atrium/ui";

/** The state of a panel whose query has brought nothing yet: loading, no right, or what happened and another try. */
export function pendingStatus(
  query: { readonly error: Error | null; refetch(): Promise<unknown> },
  right: string,
): Extract<PanelStatus, { status: "loading" | "failed" | "noRight" }> {
  const { error } = query;
  if (error === null) return { status: "loading" };
  if (isApiError(error) && error.errorCode === "FORBIDDEN") return { status: "noRight", right };
  return {
    status: "failed",
    message: error.message,
    requestId: isApiError(error) ? error.requestId : undefined,
    onRetry: () => void query.refetch(),
  };
}
