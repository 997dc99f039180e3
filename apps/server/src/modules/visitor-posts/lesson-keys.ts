import { createHash } from "node:crypto";
import { rateLimitKey } from "../../kernel/rate-limit-key.ts";

/** Where something came from. */
export interface Sender {
  email: string | null;
  address: string;
}

/** The keys of `spam_lessons` for a sender and the sites that are linked to. */
export interface LessonKeys {
  email: string | null;
  network: string;
  ofSite(site: string): string;
  all: readonly string[];
}

/** Hashes, so that the table names nobody. */
export function lessonKeys({ email, address }: Sender, sites: readonly string[]): LessonKeys {
  const emailKey = email === null ? null : hash("email", email.trim().toLowerCase());
  const network = hash("network", rateLimitKey(address));
  const ofSite = (site: string) => hash("site", site);
  const all = [network, ...(emailKey === null ? [] : [emailKey]), ...sites.map(ofSite)];
  return { email: emailKey, network, ofSite, all };
}

function hash(kind: string, value: string): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, value]))
    .digest("base64url");
}
