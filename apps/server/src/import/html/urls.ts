import { isSafeImage, isSafeLink } from "../../content/rich-text-rules.ts";

/** Resolves a link against the page that contains it; null when it cannot be followed. */
export function absoluteLink(href: string, base: string): string | null {
  const address = href.trim();
  if (address.startsWith("#")) return address;
  const resolved = resolve(address, base);
  return resolved !== null && isSafeLink(resolved) ? resolved : null;
}

/** The absolute http or https URL of a picture or a file; null when it has none. */
export function absoluteUrl(address: string, base: string): string | null {
  const resolved = resolve(address.trim(), base);
  return resolved !== null && /^https?:/i.test(resolved) && isSafeImage(resolved) ? resolved : null;
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

function resolve(address: string, base: string): string | null {
  if (address === "") return null;
  if (/^(?:mailto|tel):/i.test(address)) return address;
  if (URL.canParse(address)) return new URL(address).href;
  return URL.canParse(address, base) ? new URL(address, base).href : null;
}
