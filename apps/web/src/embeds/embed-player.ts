import { embedServices } from "../generated/embed-services.ts";

/** What a page of another site is embedded as. */
export interface EmbedPlayer {
  readonly kind: (typeof embedServices)[number]["kind"];
  /** The URL of the frame. */
  readonly url: string;
}

/** The origins of players, for the page's Content-Security-Policy. */
export const frameSources: readonly string[] = [
  ...new Set(embedServices.map(({ player }) => new URL(player).origin)),
];

/** The player of a page; null when the page is none of a supported site. */
export function embedPlayer(address: string): EmbedPlayer | null {
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  for (const { kind, page, player } of embedServices) {
    const pattern = new RegExp(page);
    if (pattern.test(href)) return { kind, url: href.replace(pattern, player) };
  }
  return null;
}
