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
  /** How roles follow what the provider says; null leaves them to administrators. */
  roleClaim: RoleClaim | null;
  /** Whether nobody signs in another way, but for an account that the operator lets in for a day. */
  only: boolean;
}

/** Roles by a claim of the provider. */
export interface RoleClaim {
  /** Where the claims have the groups: a name, or names with dots between them. */
  claim: string;
  /** Codes of roles by group. A role that none of them names is not the provider's. */
  roles: ReadonlyMap<string, readonly string[]>;
}

/** OpenID Connect limits subjects to 255 characters; an issuer is as short everywhere. */
export const MAX_IDENTIFIER = 255;

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
  const only = read.flag("OIDC_ONLY");
  const values = [issuer, clientId, clientSecret];
  if (only && issuer === null) {
    read.refuse(
      "OIDC_ONLY",
      "must stay unset without an identity provider (OIDC_ISSUER): nobody could sign in",
    );
  }
  if (issuer !== null && issuer.length > MAX_IDENTIFIER) {
    read.refuse("OIDC_ISSUER", `must have at most ${MAX_IDENTIFIER} characters`);
  }
  const roleClaim = readRoleClaim(read);
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
  return { issuer, clientId, clientSecret, label, defaultRole, roleClaim, only };
}

function readRoleClaim(read: SettingReader): RoleClaim | null {
  const claim = read.text("OIDC_ROLE_CLAIM");
  const pairs = read.list("OIDC_ROLES");
  if ((claim === null) !== (pairs.length === 0)) {
    read.refuse(
      claim === null ? "OIDC_ROLE_CLAIM" : "OIDC_ROLES",
      "must be set with OIDC_ROLE_CLAIM and OIDC_ROLES, or none of them",
    );
  }
  if (claim === null) return null;
  const roles = new Map<string, string[]>();
  for (const pair of pairs) {
    const [, group, role] = /^(.+)=([A-Za-z0-9._-]+)$/.exec(pair) ?? [];
    if (group === undefined || role === undefined) {
      read.refuse("OIDC_ROLES", "must be pairs such as site-editors=editor, separated by commas");
      return null;
    }
    roles.set(group.trim(), [...(roles.get(group.trim()) ?? []), role]);
  }
  return { claim, roles };
}
