/** How the package tells people something; usually toasts. */
export interface NoticesPort {
  success(message: string): void;
  warning(message: string): void;
  error(message: string): void;
}
