import type { ZoomedPicture, ZoomLabels } from "./zoomed-picture.ts";

/**
 * Shows pictures large in a modal dialog, one at a time. Arrow keys step through them, Escape closes; the browser's own
 * zoom and pinch work on it. Focus returns to where it was.
 */
export function openZoomDialog(
  pictures: readonly ZoomedPicture[],
  start: number,
  labels: ZoomLabels,
): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  dialog.setAttribute("aria-label", labels.dialog);
  const image = document.createElement("img");
  const room = document.createElement("div");
  room.className = "zoom-room";
  room.append(image);
  const count = document.createElement("p");
  count.setAttribute("role", "status");
  let index = start;

  const show = (to: number) => {
    index = (to + pictures.length) % pictures.length;
    const picture = pictures[index];
    if (picture === undefined) return;
    image.src = picture.src;
    image.alt = picture.alt;
    room.classList.remove("zoom-actual");
    size.setAttribute("aria-pressed", "false");
    count.textContent = pictures.length > 1 ? `${index + 1} / ${pictures.length}` : "";
  };
  const toggleSize = () => {
    const isActual = room.classList.toggle("zoom-actual");
    size.setAttribute("aria-pressed", String(isActual));
  };
  const size = addButton("⤢", labels.actualSize, toggleSize);
  const steps = [
    addButton("←", labels.previous, () => show(index - 1)),
    addButton("→", labels.next, () => show(index + 1)),
  ];
  const bar = document.createElement("div");
  bar.className = "zoom-bar";
  const close = addButton("×", labels.close, () => dialog.close());
  bar.append(count, ...(pictures.length > 1 ? steps : []), size, close);
  dialog.append(bar, room);

  image.addEventListener("click", toggleSize);
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || target === room) dialog.close();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    // In its own size, the arrows move the picture.
    if (room.classList.contains("zoom-actual")) return;
    if (key === "ArrowLeft") show(index - 1);
    if (key === "ArrowRight") show(index + 1);
  });
  dialog.addEventListener("close", () => dialog.remove());
  show(start);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  return dialog;
}

function addButton(sign: string, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = sign;
  button.title = label;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", act);
  return button;
}
