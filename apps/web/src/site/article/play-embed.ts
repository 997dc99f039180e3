/**
 * Replaces a link to a video, a map and the like by its player. Until the reader starts it, nothing is requested from
 * the other site, and the addresses of players are not loaded. A link without a player opens a tab of its own.
 *
 * @returns Whether the link is that of an embed.
 */
export function playEmbed(link: HTMLAnchorElement): boolean {
  if (link.closest("figure.embed") === null) return false;
  void playerOf(link).then((player) => {
    if (player === null) window.open(link.href, "_blank", "noopener");
    else showPlayer(link, player.url);
  });
  return true;
}

async function playerOf(link: HTMLAnchorElement) {
  try {
    const { embedPlayer } = await import("../../embeds/embed-player.ts");
    return embedPlayer(link.getAttribute("href") ?? "");
  } catch {
    return null;
  }
}

function showPlayer(link: HTMLAnchorElement, url: string): void {
  const frame = document.createElement("iframe");
  frame.src = url;
  frame.title = link.textContent;
  frame.allow = "fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  (link.closest("figure.embed > *") ?? link).replaceWith(frame);
  frame.focus();
}
