import { STYLE_ATTRIBUTE } from "./inert-html.ts";
import { convertWordLists } from "./ms-word-lists.ts";

/** Word writes lists as paragraphs, a language on every word, changes that are proposed, and remarks beside the text. */
export function cleanWord(body: HTMLElement): void {
  for (const removed of body.querySelectorAll(".msoDel, del")) removed.remove();
  for (const added of body.querySelectorAll("ins")) added.replaceWith(...added.childNodes);
  const remarks = `[${STYLE_ATTRIBUTE}*="mso-element:comment" i], a.msocomanchor, .MsoCommentReference`;
  for (const remark of body.querySelectorAll(remarks)) remark.remove();
  for (const line of body.querySelectorAll(`br[${STYLE_ATTRIBUTE}*="page-break" i]`)) line.remove();
  convertWordLists(body);
  for (const element of body.querySelectorAll("[lang]")) element.removeAttribute("lang");
}

/** Word for the web ends every paragraph with a mark, and says a language for every word. */
export function cleanWordOnline(body: HTMLElement): void {
  for (const mark of body.querySelectorAll(".EOP")) mark.remove();
  for (const element of body.querySelectorAll("[lang], [xml\\:lang]")) {
    element.removeAttribute("lang");
  }
}
