import type { CallOptions } from "../call-options.ts";
import type { Sdk } from "../create-sdk.ts";
import type { Input, Result } from "../method.ts";

/**
 * Which pair of calls signs in and out (specification section 7): the token endpoint, `POST /token` with `DELETE /token`,
 * or `POST /login` with `GET /logout`. Both do the same.
 */
export type SignInCalls = "token" | "login";

/** A call's options, and which pair it belongs to. */
export interface SignInOptions extends CallOptions {
  /** Default `token`. */
  calls?: SignInCalls | undefined;
}

/** User name and password. */
export type Credentials = Input<"sessionCreateToken">;

/**
 * Signs in and resolves to the new session. The host stores its token and returns it from `getToken`. No token is sent; a
 * wrong password is `BAD_CREDENTIALS`, not a 401.
 *
 * @throws ApiError
 * @example
 * const { token } = await signIn(sdk, { username, password });
 * sessionStorage.setItem("token", token);
 */
export function signIn(
  sdk: Pick<Sdk, "session">,
  credentials: Credentials,
  { calls = "token", ...options }: SignInOptions = {},
): Promise<Result<"sessionCreateToken">> {
  const own = { token: null, ...options };
  if (calls === "login") return sdk.session.login(credentials, own);
  return sdk.session.createToken(credentials, own);
}

/**
 * Ends the session of `token`, which the host may have discarded already. Its 401 means that the session had ended; it is
 * not reported (specification section 8).
 *
 * @throws ApiError
 * @example
 * sessionStorage.removeItem("token");
 * await signOut(sdk, oldToken);
 */
export async function signOut(
  sdk: Pick<Sdk, "session">,
  token: string,
  { calls = "token", ...options }: SignInOptions = {},
): Promise<void> {
  const own = { ...options, token };
  await (calls === "login"
    ? sdk.session.logout(undefined, own)
    : sdk.session.removeToken(undefined, own));
}
