import type { Config } from "../kernel/config/config.ts";
import { adminUrlOf } from "../kernel/config/admin-url.ts";

/** The back office, as browsers bind passkeys to it. */
export interface RelyingParty {
  /** Its host: passkeys of another host are none of its own. */
  id: string;
  /** Where a passkey has to have been used. */
  origin: string;
}

/** Never from a request's headers, which its sender chooses. */
export function relyingPartyOf(config: Pick<Config, "publicUrl" | "adminUrl">): RelyingParty {
  const { hostname, origin } = new URL(adminUrlOf(config));
  return { id: hostname, origin };
}
