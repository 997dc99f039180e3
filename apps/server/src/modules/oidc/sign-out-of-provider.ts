import type { Context, Result } from "../operation.ts";
import { signOut } from "../session/sign-out.ts";
import { redirectUriOf } from "./oidc-attempts.ts";
import { connect, endSessionUrl } from "./oidc-provider.ts";

/** Ends the caller's session here, in any case, and says where the provider ends its own. */
export async function signOutOfProvider(ctx: Context): Promise<Result<"oidcSignOut">> {
  const { config, log } = ctx;
  const idToken = await signOut(ctx);
  if (idToken === null || config.oidc === null) return { url: null };
  try {
    const provider = await connect(config.oidc, ctx.now());
    return { url: await endSessionUrl(provider, idToken, redirectUriOf(config)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    log.warn({ reason }, "The identity provider did not say where it ends its session");
    return { url: null };
  }
}
