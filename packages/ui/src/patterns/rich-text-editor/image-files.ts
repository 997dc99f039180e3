/**
 * The images that somebody pastes or drops. Other programs put an image of their text beside the text itself:
 * then the text is meant.
 */
export function imagesIn(data: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
  if (body.textContent.trim() !== "" || data.getData("text/plain").trim() !== "") return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}
