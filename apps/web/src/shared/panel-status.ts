import { isApiError } from "@atrium/sdk";
import type { PanelStatus } from "@atrium/ui";

/** The state of a panel whose query failed: no right, or what happened with the request's id. */
export function failedStatus(
  error: unknown,
  options: { right: string; onRetry: () => void },
): Extract<PanelStatus, { status: "failed" | "noRight" }> {
  if (isApiError(error) && error.errorCode === "FORBIDDEN") {
    return { status: "noRight", right: options.right };
  }
  return {
    status: "failed",
    message: error instanceof Error ? error.message : String(error),
    requestId: isApiError(error) ? error.requestId : undefined,
    onRetry: options.onRetry,
  };
}
