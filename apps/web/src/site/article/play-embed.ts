/**
 * Replaces a link to a video, a map and the like by its player. Until the reader starts it, nothing is requested from
 * the other site, and the addresses of players are not loaded. When they cannot be, the link opens a tab of its own.
 *
 * @returns Whether the link is that of an embed.
 */
export function playEmbed(link: HTMLAnchorElement): boolean {
  if (link.closest("figure.embed") === null) return false;
  void play(link);
  return true;
}

async function play(link: HTMLAnchorElement): Promise<void> {
  const isShown = await import("./show-player.ts").then(
    ({ showPlayer }) => showPlayer(link),
    () => false,
  );
  if (!isShown) window.open(link.href, "_blank", "noopener");
}
