import { dialogPanel } from "./dialog.tsx";
import { dropdownPanel } from "./dropdown-menu.tsx";
import { listPanel } from "./list-popup.tsx";
import { popoverPanel } from "./popover.tsx";

/**
 * Fetches the panels of dialogs, menus, popovers and lists of options. They come by themselves when they are about to be needed; a page
 * with nothing else to do fetches them ahead, so that the first one opens at once.
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all([
    dialogPanel.load(),
    dropdownPanel.load(),
    popoverPanel.load(),
    listPanel.load(),
  ]);
}
