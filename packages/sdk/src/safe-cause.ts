/** Replaces a session's token in a text. Tokens too short to be real ones are left, they would tear words apart. */
export function redact(text: string, token: string | null): string {
  return token && token.length > 7 ? text.replaceAll(token, "[token]") : text;
}

/**
 * A copy of a foreign error that is safe to print: a transport's error can hold headers and bodies as properties. Its
 * name, message, code and stack stay, of its own cause likewise; anything else that was thrown is left out.
 */
export function safeCause(cause: unknown, token: string | null, depth = 3): Error | undefined {
  if (!(cause instanceof Error) || depth === 0) return undefined;
  const copy = new Error(redact(cause.message, token), {
    cause: safeCause(cause.cause, token, depth - 1),
  });
  const { name, code } = cause as Error & { code?: unknown };
  return Object.assign(copy, { name, code, stack: redact(cause.stack ?? "", token) });
}
