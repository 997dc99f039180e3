import { embedPlayer } from "../../embeds/embed-player.ts";

/** Puts the player of an embed in the place of its link; a link without a player opens a tab of its own. */
export function showPlayer(link: HTMLAnchorElement): void {
  const player = embedPlayer(link.getAttribute("href") ?? "");
  if (player === null) {
    window.open(link.href, "_blank", "noopener");
    return;
  }
  const frame = document.createElement("iframe");
  frame.src = player.url;
  frame.title = link.textContent;
  frame.allow = "fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  (link.closest("figure.embed > *") ?? link).replaceWith(frame);
  frame.focus();
}
