import type { Configuration } from "openid-client";
import { MAX_IDENTIFIER, type OidcConfig } from "../../kernel/config/oidc-config.ts";
import { withoutBidiControls } from "../../kernel/bidi-controls.ts";
import { groupsOf } from "./oidc-groups.ts";

/** Seconds that the provider's clock may differ. */
const CLOCK_TOLERANCE = 30;
const TIMEOUT_SECONDS = 10;
/** Of one answer of the provider: a token with thousands of groups has a hundred times less. */
const MAX_ANSWER_BYTES = 2_000_000;
/** Longer ones, with thousands of groups, are not kept: the provider then asks whether to sign out. */
const MAX_ID_TOKEN = 8192;
/** One mailbox of a host, without what would be more in a header or a page. */
const EMAIL = /^[^\s@<>"',;]{1,64}@[^\s@<>"',;]{1,189}$/;

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
  /** When the person last proved there who they are; null when the provider does not say. */
  provedAt: Date | null;
  /** What `OIDC_ROLE_CLAIM` says; empty without it. */
  groups: string[];
  /** Ends the provider's session; null when it is too long to keep. */
  idToken: string | null;
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
  const client = await import("openid-client");
  const { allowInsecureRequests, clockSkew, clockTolerance, customFetch } = client;
  const isPlain = oidc.issuer.startsWith("http:");
  const provider = await client.discovery(
    new URL(oidc.issuer),
    oidc.clientId,
    {
      [clockTolerance]: CLOCK_TOLERANCE,
      [clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    },
    client.ClientSecretBasic(oidc.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: boundedFetch,
      execute: isPlain ? [allowInsecureRequests] : [],
    },
  );
  // The signature of the ID token is verified too, not only the connection that it came by.
  client.enableNonRepudiationChecks(provider);
  return provider;
}

/** Fetches, and fails when the answer is longer than any honest one. */
async function boundedFetch(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  let left = MAX_ANSWER_BYTES;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("The answer of the provider is too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(bounded) ?? null, response);
}

/**
 * Where the provider asks the person, and sends them back from.
 *
 * @param maxAgeMs People who proved who they are longer ago do it again.
 */
export async function authorizationUrl(
  provider: Configuration,
  redirectUri: string,
  { state, nonce, codeVerifier }: ExpectedAnswer,
  maxAgeMs: number,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    // With it the provider also says when that was.
    max_age: String(Math.floor(maxAgeMs / 1000)),
  });
  return url.href;
}

/**
 * Exchanges the code of an answer for the person's identity. Issuer, audience, signature, expiry, state, nonce and PKCE
 * are verified; of the provider's tokens only the ID token leaves this function.
 *
 * @throws the library's error when anything is wrong.
 */
export async function identify(
  provider: Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: ExpectedAnswer,
  roleClaim: string | null,
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
  if (claims.sub.length > MAX_IDENTIFIER) throw new Error("The subject is too long");
  // Providers have the profile in the ID token, at an address of its own, or both.
  const { userinfo_endpoint: endpoint } = provider.serverMetadata();
  const saysAll =
    typeof claims["email"] === "string" &&
    (roleClaim === null || groupsOf(claims, roleClaim) !== null);
  const info: Record<string, unknown> =
    endpoint === undefined || saysAll
      ? {}
      : await fetchUserInfo(provider, tokens.access_token, claims.sub);
  const profile: Record<string, unknown> = typeof claims["email"] === "string" ? claims : info;
  const { amr, auth_time: authTime } = claims;
  const email = profile["email_verified"] === true ? text(profile["email"]) : null;
  const isEmail = email !== null && EMAIL.test(email);
  const { id_token: idToken = "" } = tokens;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isEmail ? email : null,
    name: text(claims["name"]) ?? text(info["name"]),
    username: text(claims["preferred_username"]) ?? text(info["preferred_username"]),
    provedAt: typeof authTime === "number" ? new Date(authTime * 1000) : null,
    hasSecondFactor: Array.isArray(amr) && amr.includes("mfa"),
    groups:
      roleClaim === null ? [] : (groupsOf(claims, roleClaim) ?? groupsOf(info, roleClaim) ?? []),
    idToken: idToken.length > MAX_ID_TOKEN ? null : idToken,
  };
}

/** Where the browser ends the provider's session and comes back from; null when the provider has no such address. */
export async function endSessionUrl(
  provider: Configuration,
  idToken: string,
  redirectUri: string,
): Promise<string | null> {
  const { issuer, end_session_endpoint: endpoint } = provider.serverMetadata();
  const schemes = ["https:", new URL(issuer).protocol];
  // The browser is sent there: a page, no script.
  if (endpoint === undefined || !schemes.includes(new URL(endpoint).protocol)) return null;
  const { buildEndSessionUrl } = await import("openid-client");
  const asked = { id_token_hint: idToken, post_logout_redirect_uri: redirectUri };
  return buildEndSessionUrl(provider, asked).href;
}

/** One line, without what reorders it: people choose some of it themselves. */
function text(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return (
    withoutBidiControls(value)
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim() || null
  );
}
