import type { Config } from "../kernel/config/config.ts";
import { officeUrlOf } from "../kernel/config/office-url.ts";

/** The back office, as browsers bind passkeys to it. */
export interface RelyingParty {
  /** Its host: passkeys of another host are none of its own. */
  id: string;
  /** Where a passkey has to have been used. */
  origin: string;
}

/** Never from a request's headers, which its sender chooses. */
export function relyingPartyOf(config: Pick<Config, "publicUrl" | "officeUrl">): RelyingParty {
  const { hostname, origin } = new URL(officeUrlOf(config));
  return { id: hostname, origin };
}
