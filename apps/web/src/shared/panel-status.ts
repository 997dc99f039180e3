import { isApiError } from "@atrium/sdk";
import type { PanelStatus } from "@atrium/ui";
import type { ReactNode } from "react";
import { lazyMessages } from "./i18n.ts";

const messages = lazyMessages("admin");

interface PendingQuery {
  readonly error: Error | null;
  /** Whether it is sent as soon as there is a connection. */
  readonly isPaused?: boolean;
  refetch(): Promise<unknown>;
}

/**
 * The state of a panel whose query has brought nothing yet: loading, waiting for the connection, permission
 * denied, not found, or failed with a retry.
 *
 * @param back The action for a missing record, where a retry would not help.
 */
export function pendingStatus(
  query: PendingQuery,
  permission: string,
  back?: ReactNode,
): Extract<PanelStatus, { status: "loading" | "failed" | "forbidden" | "nothingFound" }> {
  const { error } = query;
  if (error === null && query.isPaused)
    return { status: "failed", message: messages.shell.offline };
  if (error === null) return { status: "loading" };
  if (isForbidden(error)) {
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

/** Whether a call failed since the user lacks its permission. */
export function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.errorCode === "FORBIDDEN";
}
