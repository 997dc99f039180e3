import { isApiError } from "@atrium/sdk";
import type { PanelStatus } from "@atrium/ui";
import type { ReactNode } from "react";
import { lazyMessages } from "./i18n.ts";

const messages = lazyMessages("admin");

/**
 * The state of a panel whose query has brought nothing yet: loading, permission denied, not found, or failed with a retry.
 *
 * @param back The action for a missing record, where a retry would not help.
 */
export function pendingStatus(
  query: { readonly error: Error | null; refetch(): Promise<unknown> },
  permission: string,
  back?: ReactNode,
): Extract<PanelStatus, { status: "loading" | "failed" | "forbidden" | "nothingFound" }> {
  const { error } = query;
  if (error === null) return { status: "loading" };
  if (isApiError(error) && error.errorCode === "FORBIDDEN") {
    return { status: "forbidden", permission, grantedBy: messages.shell.permissionGrantedBy };
  }
  if (isApiError(error) && error.status === 404) {
    return { status: "nothingFound", text: error.message, action: back };
  }
  return {
    status: "failed",
    message: error.message,
    requestId: isApiError(error) ? error.requestId : undefined,
    onRetry: () => void query.refetch(),
  };
}
