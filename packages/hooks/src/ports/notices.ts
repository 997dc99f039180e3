/**
 * How the package shows notices; usually toasts.
 *
 * @example
 * const silent: NoticesPort = { success: () => {}, warning: console.warn, error: console.error };
 */
export interface NoticesPort {
  success(message: string): void;
  warning(message: string): void;
  error(message: string): void;
}

/**
 * A failed call, as the SDK's `onNotice` gets it.
 *
 * @example
 * const offline: FailedCall = { status: undefined, message: "The server cannot be reached." };
 */
export interface FailedCall {
  readonly status?: number | undefined;
  readonly message: string;
}

/**
 * Shows the messages of failed calls: for the SDK's `onNotice`. A 401 is left out, since the session shows its own expiry.
 *
 * @example
 * const onNotice = showErrors(notices);
 * onNotice({ status: 503, message: "The server is busy." });
 */
export function showErrors(notices: Pick<NoticesPort, "error">): (error: FailedCall) => void {
  return ({ status, message }) => {
    if (status !== 401) notices.error(message);
  };
}
