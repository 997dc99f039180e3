import type { Configuration } from "openid-client";
import type { OidcConfig } from "../../kernel/config/oidc-config.ts";

/** Seconds that the provider's clock may differ. */
const CLOCK_TOLERANCE = 30;
const TIMEOUT_SECONDS = 10;

/** What the identity provider says of a person. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Only one that the provider has verified. */
  email: string | null;
  name: string | null;
  username: string | null;
  /** Whether it asked for a second factor. */
  hasSecondFactor: boolean;
}

/** What an answer of the provider has to match. */
export interface ExpectedAnswer {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * The provider as it describes itself now. It is asked at each sign-in, so that new keys and addresses of it count at
 * once.
 */
export async function connect(oidc: OidcConfig, now: Date): Promise<Configuration> {
  const { allowInsecureRequests, clockSkew, clockTolerance, ClientSecretBasic, ...library } =
    await import("openid-client");
  const isPlain = oidc.issuer.startsWith("http:");
  const provider = await library.discovery(
    new URL(oidc.issuer),
    oidc.clientId,
    {
      [clockTolerance]: CLOCK_TOLERANCE,
      [clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    },
    ClientSecretBasic(oidc.clientSecret),
    { timeout: TIMEOUT_SECONDS, execute: isPlain ? [allowInsecureRequests] : [] },
  );
  // The signature of the ID token is verified too, not only the connection that it came by.
  library.enableNonRepudiationChecks(provider);
  return provider;
}

/** Where the provider asks the person, and sends them back from. */
export async function authorizationUrl(
  provider: Configuration,
  redirectUri: string,
  { state, nonce, codeVerifier }: ExpectedAnswer,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/**
 * Exchanges the code of an answer for the person's identity. Issuer, audience, signature, expiry, state, nonce and PKCE
 * are verified; no token of the provider is kept.
 *
 * @throws the library's error when anything is wrong.
 */
export async function identify(
  provider: Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: ExpectedAnswer,
): Promise<Identity> {
  const { authorizationCodeGrant, fetchUserInfo } = await import("openid-client");
  const tokens = await authorizationCodeGrant(provider, answer, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("The provider sent no ID token");
  // Providers have the profile in the ID token, at an address of its own, or both.
  const { userinfo_endpoint: endpoint } = provider.serverMetadata();
  const profile =
    endpoint === undefined || typeof claims["email"] === "string"
      ? claims
      : await fetchUserInfo(provider, tokens.access_token, claims.sub);
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  const { amr } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: profile["email_verified"] === true ? text(profile["email"]) : null,
    name: text(profile["name"]),
    username: text(profile["preferred_username"]),
    hasSecondFactor: Array.isArray(amr) && amr.includes("mfa"),
  };
}
