import { eachPage, isApiError, type Page, type SearchHit } from "@atrium/sdk";
import { element } from "./element.ts";
import { openNotice } from "./open-notice.ts";
import { sdk } from "./sdk.ts";

const status = element("status", HTMLElement);
const list = element("notices", HTMLUListElement);
const more = element("more", HTMLButtonElement);
const search = element("search", HTMLFormElement);
const field = element("keyword", HTMLInputElement);

type Card = { readonly id: string; readonly title: string };

let pages: AsyncIterator<Page<Card>, void>;
let latest = new AbortController();

/** The newest notices or, while somebody types, those that match; page by page. */
export function setUpNotices(): void {
  search.addEventListener("input", start);
  search.addEventListener("submit", (event) => event.preventDefault());
  more.addEventListener("click", () => void showNext(latest.signal));
  start();
}

/** From the top; what an earlier keyword still waits for is called off. */
function start(): void {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const keyword = field.value.trim();
  const pageSize = 5;
  pages =
    keyword === ""
      ? eachPage(sdk.site.articleList, { pageSize }, { signal })
      : articlesOf(
          eachPage(sdk.site.searchContent, { keyword, kind: "article", pageSize }, { signal }),
        );
  list.replaceChildren();
  void showNext(signal);
}

/** A hit may be a product as well; one that is an article has its card. */
async function* articlesOf(
  found: AsyncIterable<Page<SearchHit>>,
): AsyncGenerator<Page<Card>, void> {
  for await (const page of found) {
    yield { ...page, records: page.records.flatMap(({ article }) => article ?? []) };
  }
}

async function showNext(signal: AbortSignal): Promise<void> {
  more.hidden = true;
  status.textContent = "Loading…";
  try {
    const { value: page } = await pages.next();
    if (signal.aborted) return;
    if (page) list.append(...page.records.map(toItem));
    const shown = list.childElementCount;
    const total = page?.total ?? shown;
    more.hidden = shown >= total;
    status.textContent = total === 0 ? "Nothing found." : `${shown} of ${total}`;
  } catch (error) {
    if (signal.aborted) return;
    status.textContent = isApiError(error) ? error.message : "Something went wrong.";
  }
}

function toItem({ id, title }: Card): HTMLLIElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = title;
  button.addEventListener("click", () => void openNotice(id));
  item.append(button);
  return item;
}
