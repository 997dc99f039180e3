import type { AdminMessages } from "../../i18n/admin-en.ts";

/** The message for a failed request for a passkey; browsers say the same whether there was none or nobody wanted to. */
export function explainPasskey(error: unknown, messages: AdminMessages["passkeys"]): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "NotAllowedError" || error.name === "AbortError") return messages.cancelled;
  if (error.name === "InvalidStateError") return messages.alreadyHere;
  if (error.name === "SecurityError") return messages.wrongHost;
  return error.message;
}
