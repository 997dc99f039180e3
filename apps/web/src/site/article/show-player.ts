import { embedPlayer } from "../../embeds/embed-player.ts";

/**
 * Puts the player of an embed in the place of its link, which goes below it: a site that does not answer leaves the
 * player blank.
 *
 * @returns Whether there is a player for it.
 */
export function showPlayer(link: HTMLAnchorElement): boolean {
  const player = embedPlayer(link.getAttribute("href") ?? "");
  if (player === null) return false;
  const embed = link.closest<HTMLElement>("figure.embed");
  // A double click has started it already.
  if (embed === null) return true;
  const frame = document.createElement("iframe");
  frame.src = player.url;
  frame.title = link.textContent;
  frame.allow = "fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  (link.closest("figure.embed > *") ?? link).replaceWith(frame);
  const { host } = embed.dataset;
  if (host !== undefined) link.append(` (${host})`);
  const page = document.createElement("p");
  page.append(link);
  embed.after(page);
  frame.focus();
  return true;
}
