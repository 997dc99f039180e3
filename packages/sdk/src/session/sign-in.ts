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
 * Signs in and resolves to the new session. Keeping its token, and giving it back to the SDK through `getToken`, is the
 * host's. No token is sent; a wrong password is no 401 but `BAD_CREDENTIALS`.
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
 * Ends the session of `token`, which the host may have forgotten by then. Its 401 means that the session was over
 * already; it is reported to nobody (specification section 8).
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
