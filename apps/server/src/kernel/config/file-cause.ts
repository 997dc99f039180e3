/** Why a file could not be used: the code of the system or of OpenSSL, else the message. */
export function causeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}
