import type { Page } from "@playwright/test";

/** Data on a clipboard, by type. */
export type ClipboardTexts = Readonly<Record<string, string | undefined>>;

/** Another program: what it copies is on the clipboard as it wrote it, which a page that copies for itself cannot do. */
export async function openOtherProgram(
  editor: Page,
): Promise<(texts: ClipboardTexts) => Promise<void>> {
  const program = await editor.context().newPage();
  await program.setContent("<p>The text of another program</p>");
  return async (texts) => {
    await program.bringToFront();
    await program.evaluate((data) => {
      document.addEventListener(
        "copy",
        (event) => {
          event.preventDefault();
          for (const [type, text] of Object.entries(data)) {
            if (text !== undefined) event.clipboardData?.setData(type, text);
          }
        },
        { once: true },
      );
    }, texts);
    await program.keyboard.press("Control+A");
    await program.keyboard.press("Control+C");
    await editor.bringToFront();
  };
}
