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
