import { videoPlayer } from "../../videos/video-player.ts";

/**
 * Has the video that a link leads to play in the link's place. Until somebody asks for it, its service learns nothing
 * of who reads the page.
 *
 * @returns Whether the link is that of a video.
 */
export function playVideo(link: Element): boolean {
  const figure = link.closest("figure.embed");
  const player = videoPlayer(link.getAttribute("href") ?? "");
  if (figure === null || player === null) return false;
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title = link.textContent;
  frame.allow = "fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  (link.closest("figure.embed > *") ?? link).replaceWith(frame);
  frame.focus();
  return true;
}
