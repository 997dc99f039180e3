interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/** Makes lists of the paragraphs that Word writes them as: each says its depth and begins with its bullet or number. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const point of body.querySelectorAll('[style*="mso-list" i]')) {
    const marker = point.querySelector(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    );
    if (marker === null) continue;
    const tag = isNumber(marker.textContent) ? "ol" : "ul";
    marker.remove();
    // A numbered heading stays a heading.
    if (point.tagName !== "P") continue;
    if (point.previousElementSibling !== open[0]?.list) open = [];
    open = openAt(open, levelOf(point), tag, point);
    addPoint(open.at(-1)?.list, point);
  }
}

/** The lists that are open at a depth, a new one among them when there is none yet. */
function openAt(
  open: readonly OpenList[],
  level: number,
  tag: "ol" | "ul",
  point: Element,
): OpenList[] {
  const outer = open.filter((one, index) => index === 0 || one.level <= level);
  const inmost = outer.at(-1);
  if (inmost !== undefined && inmost.level >= level) return outer;
  const list = point.ownerDocument.createElement(tag);
  if (inmost === undefined) point.before(list);
  else inmost.list.lastElementChild?.append(list);
  return [...outer, { level, list }];
}

function addPoint(list: Element | undefined, point: Element): void {
  const item = point.ownerDocument.createElement("li");
  const paragraph = point.ownerDocument.createElement("p");
  paragraph.append(...point.childNodes);
  item.append(paragraph);
  list?.append(item);
  point.remove();
}

function levelOf(point: Element): number {
  return Number(/level(\d+)/i.exec(point.getAttribute("style") ?? "")?.[1] ?? 1);
}

function isNumber(marker: string): boolean {
  return /^\s*\(?(?:\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)[.)、]/i.test(marker);
}
