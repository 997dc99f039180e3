import { holdClick } from "./held-click.ts";
import { focusScrolled } from "./focus-scrolled.ts";
import { hideMastheadOnScroll } from "./hide-masthead.ts";
import { noteAbilities } from "./abilities.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { loadScripts } from "./load-scripts.ts";
import { onFirstIntent } from "./first-intent.ts";
import { noteApp, readPageStart } from "./page-start.ts";
import { markReadingPosition } from "./reading-position.ts";
import { showPicturesInView } from "./pictures-in-view.ts";
import { openSearchBySlash } from "./search-key.ts";

/*
 * All the script of a public page that is only read. What needs no app works right away; the app (React, the router, the
 * page's components) is loaded at the first sign that the visitor does more than read. Until it is there, links and
 * forms are the browser's, and a click on what only the app can do is held. See docs/decisions/049.
 */

noteAbilities(document, navigator);
focusScrolled(document);
hideMastheadOnScroll(window);
markReadingPosition(window);
openSearchBySlash(document);
showPicturesInView(document);

const found = readPageStart(document);
const start = found?.forStaff && !isSignedIn() ? null : found;
const click = start === null ? null : holdClick(document);
if (start !== null) {
  const begin = () => loadScripts(document, start.files, () => click?.release());
  onFirstIntent(window, begin);
  if (start.byItself) whenShown(window, begin);
}

/** The app calls this once it has taken over the page. */
export function appIsThere(): void {
  noteApp(document);
  click?.release();
}

/** The last picture is loaded before the frame that shows it. */
function whenShown({ document }: Window, callback: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(callback));
  if (document.readyState === "complete") afterFrame();
  else window.addEventListener("load", afterFrame);
}
