import { isLoopback } from "./exposure.ts";
import type { SettingReader } from "./setting-reader.ts";

/** An identity provider (OpenID Connect). */
export interface OidcConfig {
  /** Its address, under which it describes itself. */
  issuer: string;
  clientId: string;
  /** A secret. */
  clientSecret: string;
  /** Its name on the sign-in page. */
  label: string;
  /** Code of the role of accounts that the first sign-in makes; null makes none. */
  defaultRole: string | null;
}

const names = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** The settings of the identity provider: all of them or none; null for none. */
export function oidcConfig(read: SettingReader): OidcConfig | null {
  const issuer = read.httpUrl("OIDC_ISSUER");
  const clientId = read.text("OIDC_CLIENT_ID");
  const clientSecret = read.text("OIDC_CLIENT_SECRET");
  const defaultRole = read.text("OIDC_DEFAULT_ROLE");
  if (defaultRole === "admin") {
    read.refuse("OIDC_DEFAULT_ROLE", "must not be admin: whoever the provider knows would be one");
  }
  const values = [issuer, clientId, clientSecret];
  if (values.every((value) => value === null)) return null;
  for (const [i, name] of names.entries()) {
    if (values[i] === null) read.refuse(name, `must be set with ${names.join(", ")}, or none`);
  }
  if (issuer !== null && issuer.startsWith("http:") && !isLoopback(new URL(issuer).hostname)) {
    read.refuse(
      "OIDC_ISSUER",
      "must be an https address: whoever is between could sign in as anybody",
    );
  }
  if (issuer === null || clientId === null || clientSecret === null) return null;
  const label = read.text("OIDC_LABEL") ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, label, defaultRole };
}
