/** The header the token travels in (specification section 7): the bare token, absent without one. */
export function authorizationHeader(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: token } : {};
}
