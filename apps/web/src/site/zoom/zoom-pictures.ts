import { withScriptTimeout } from "../../start/script-timeout.ts";
import { isPlainClick } from "../../start/plain-click.ts";
import type { ZoomedPicture, ZoomLabels } from "./zoomed-picture.ts";

/** Marks links to pictures that open in the dialog. */
const marked = "a[data-zoom]";

/**
 * Opens pictures of an element large: the marked links in it, through which the dialog steps. The dialog is loaded with the
 * first one; where that fails or takes too long, the link leads to the picture. Returns what ends it.
 */
export function zoomPictures(element: HTMLElement, labels: ZoomLabels): () => void {
  const open = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(marked) : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    const links = [...element.querySelectorAll<HTMLAnchorElement>(marked)];
    withScriptTimeout(import("./zoom-dialog.ts")).then(
      ({ openZoomDialog }) => openZoomDialog(links.map(pictureOf), links.indexOf(link), labels),
      () => location.assign(link.href),
    );
  };
  element.addEventListener("click", open);
  return () => element.removeEventListener("click", open);
}

/** Makes the pictures of a text's figures open large. Returns what ends it. */
export function zoomFigures(text: HTMLElement, labels: ZoomLabels): () => void {
  linkFigures(text);
  return zoomPictures(text, labels);
}

/** Makes the pictures of a text's figures links that open large, those that are links already excepted. */
export function linkFigures(text: HTMLElement): void {
  for (const image of text.querySelectorAll<HTMLImageElement>("figure img")) {
    if (image.closest("a") !== null) continue;
    const picture = image.closest("picture") ?? image;
    const link = document.createElement("a");
    link.href = image.src;
    link.dataset.zoom = "";
    picture.replaceWith(link);
    link.append(picture);
  }
}

function pictureOf(link: HTMLAnchorElement): ZoomedPicture {
  const alt = link.querySelector("img")?.alt ?? "";
  return { src: link.href, alt: alt === "" ? (link.getAttribute("aria-label") ?? "") : alt };
}
