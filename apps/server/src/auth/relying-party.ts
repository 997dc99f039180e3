/** The site, as browsers bind passkeys to it. */
export interface RelyingParty {
  /** Its host: passkeys of another host are none of its own. */
  id: string;
  /** Where a passkey has to have been used. */
  origin: string;
}

/** Never from a request's headers, which its sender chooses. */
export function relyingPartyOf({ publicUrl }: { publicUrl: string }): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
