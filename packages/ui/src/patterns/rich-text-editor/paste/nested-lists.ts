import { buildLists, type FlatPoint } from "./flat-lists.ts";

/** Word for the web writes each point as a list by itself, in a box by itself. */
export function convertWordOnlineLists(body: HTMLElement): void {
  const points = [...body.querySelectorAll("li[data-aria-level]")];
  let run: { end: Element; points: FlatPoint[] } | undefined;
  const endRun = () => {
    if (run !== undefined) run.end.replaceWith(...buildLists(run.points, body.ownerDocument));
    run = undefined;
  };
  for (const item of points) {
    const box = boxOf(item);
    // Several points may share a box: they are read with the first.
    if (!body.contains(item) || (run !== undefined && run.end === box)) continue;
    if (run !== undefined && run.end !== box.previousElementSibling) endRun();
    const previous = run;
    previous?.end.remove();
    run = { end: box, points: [...(previous?.points ?? []), ...pointsIn(box)] };
  }
  endRun();
}

function boxOf(item: Element): Element {
  return item.closest(".ListContainerWrapper") ?? item.closest("ul, ol") ?? item;
}

function pointsIn(box: Element): FlatPoint[] {
  return [...box.querySelectorAll<HTMLElement>("li[data-aria-level]")].map((item) => {
    const list = item.closest("ul, ol");
    const isFirst = list?.querySelector("li") === item;
    const start = isFirst ? list?.getAttribute("start") : null;
    const position = item.getAttribute("data-aria-posinset");
    const number = Number(start ?? position);
    const paragraph = item.querySelector("p");
    return {
      level: Number(item.dataset["ariaLevel"]),
      tag: list?.tagName === "OL" ? "ol" : "ul",
      number: list?.tagName === "OL" && number > 0 ? number : undefined,
      content: [...(paragraph ?? item).childNodes],
    };
  });
}

/** Puts lists that are directly within a list into the point before them, as Google Docs and Pages mean them. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else {
      const item = list.ownerDocument.createElement("li");
      list.before(item);
      item.append(list);
    }
  }
}
