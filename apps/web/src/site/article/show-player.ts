import { embedPlayer } from "../../embeds/embed-player.ts";

/**
 * Puts the player of an embed in the place of its link.
 *
 * @returns Whether there is a player for it.
 */
export function showPlayer(link: HTMLAnchorElement): boolean {
  const player = embedPlayer(link.getAttribute("href") ?? "");
  if (player === null) return false;
  const frame = document.createElement("iframe");
  frame.src = player.url;
  frame.title = link.textContent;
  frame.allow = "fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  (link.closest("figure.embed > *") ?? link).replaceWith(frame);
  frame.focus();
  return true;
}
