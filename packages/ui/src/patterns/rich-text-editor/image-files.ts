import { makeInert } from "./paste/inert-html.ts";

/**
 * The images that somebody pastes or drops. Other programs put an image of their text beside the text itself:
 * then the text is meant.
 */
export function imagesIn(data: DataTransfer): File[] {
  const images = [...data.files].filter(({ type }) => type.startsWith("image/"));
  if (images.length === 0 || data.getData("text/plain").trim() !== "") return [];
  const { html } = makeInert(data.getData("text/html"));
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent.trim() === "" ? images : [];
}
