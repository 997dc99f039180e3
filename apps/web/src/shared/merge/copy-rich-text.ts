/**
 * Puts rich text on the clipboard, as it can be pasted into an editor, and as plain words.
 *
 * @throws Where the browser denies it.
 */
export async function copyRichText(html: string): Promise<void> {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const words = [...body.childNodes].map((block) => block.textContent?.trim()).join("\n\n");
  const blob = (type: string, text: string) => new Blob([text], { type });
  const item = { "text/html": blob("text/html", html), "text/plain": blob("text/plain", words) };
  await navigator.clipboard.write([new ClipboardItem(item)]);
}
