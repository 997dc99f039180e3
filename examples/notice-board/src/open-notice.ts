import { matchError, settle } from "@atrium/sdk";
import { element } from "./element.ts";
import { sdk } from "./sdk.ts";

const dialog = element("notice", HTMLDialogElement);

/** Shows a notice's text over the board. */
export async function openNotice(id: string): Promise<void> {
  const outcome = await settle(sdk.site.getArticle({ id }));
  const shown = outcome.ok
    ? [heading(outcome.result.title), ...paragraphs(outcome.result.content)]
    : [
        paragraph(
          matchError(outcome.error, {
            GONE: () => "This notice has been taken down.",
            NOT_FOUND: () => "There is no such notice.",
            otherwise: ({ message }) => message,
          }),
        ),
      ];
  dialog.querySelector("article")?.replaceChildren(...shown);
  dialog.showModal();
}

/** The text of the body, without its markup: a board in the hall runs nothing and loads nothing. */
function paragraphs(html: string): HTMLElement[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const texts = [...body.children].map(({ textContent }) => textContent.trim());
  return texts.filter((text) => text !== "").map(paragraph);
}

function heading(text: string): HTMLElement {
  return withText(document.createElement("h2"), text);
}

function paragraph(text: string): HTMLElement {
  return withText(document.createElement("p"), text);
}

function withText(made: HTMLElement, text: string): HTMLElement {
  made.textContent = text;
  return made;
}
