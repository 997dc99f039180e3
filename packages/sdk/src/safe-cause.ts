/** Replaces a session's token in a text. Tokens too short to be real are not replaced: they could be part of a word. */
export function redact(text: string, token: string | null): string {
  return token && token.length > 7 ? text.replaceAll(token, "[token]") : text;
}

/**
 * A copy of a foreign error that is safe to print: a transport's error can have headers and bodies as properties. It keeps
 * name, message, code and stack, of its own cause as well; thrown values that are not errors are dropped.
 */
export function safeCause(cause: unknown, token: string | null, depth = 3): Error | undefined {
  if (!(cause instanceof Error) || depth === 0) return undefined;
  const copy = new Error(redact(cause.message, token), {
    cause: safeCause(cause.cause, token, depth - 1),
  });
  const { name, code } = cause as Error & { code?: unknown };
  return Object.assign(copy, { name, code, stack: redact(cause.stack ?? "", token) });
}
