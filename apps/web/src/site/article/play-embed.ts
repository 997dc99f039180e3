import { embedPlayer } from "../../embeds/embed-player.ts";

/**
 * Replaces a link to a video, a map and the like by its player. Until the reader starts it, nothing is requested from
 * the other site.
 *
 * @returns Whether the link is that of an embed.
 */
export function playEmbed(link: Element): boolean {
  const figure = link.closest("figure.embed");
  const player = embedPlayer(link.getAttribute("href") ?? "");
  if (figure === null || player === null) return false;
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
