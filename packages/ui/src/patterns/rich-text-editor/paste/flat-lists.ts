/** A point of a list that its source writes as a paragraph of some depth. */
export interface FlatPoint {
  readonly level: number;
  readonly tag: "ol" | "ul";
  /** The number that its source gives it, where it says one. */
  readonly number?: number | undefined;
  /** What the point contains. */
  readonly content: readonly Node[];
}

interface OpenList {
  readonly level: number;
  readonly list: HTMLElement;
  /** The number of its next point. */
  next: number;
}

/**
 * Makes lists of points that follow each other, nested by their depth. A point of another kind than the list before
 * it begins a list, and so does one whose number does not follow: a list that begins again, or goes on after other text.
 */
export function buildLists(points: readonly FlatPoint[], document: Document): HTMLElement[] {
  const lists: HTMLElement[] = [];
  let open: OpenList[] = [];
  for (const point of points) {
    open = open.filter(
      ({ level }, index) => level <= point.level || (index === 0 && level > point.level),
    );
    let current = open.at(-1);
    if (current !== undefined && current.level >= point.level && !goesOn(current, point)) {
      open = open.slice(0, -1);
      current = undefined;
    } else if (current !== undefined && current.level < point.level) {
      current = undefined;
    }
    if (current === undefined) {
      current = newList(point, document);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(current.list);
      else lists.push(current.list);
      open = [...open, current];
    }
    current.list.append(makeItem(point, document));
    current.next = (point.number ?? current.next) + 1;
  }
  return lists;
}

function goesOn({ list, next }: OpenList, { tag, number }: FlatPoint): boolean {
  return list.tagName.toLowerCase() === tag && (number === undefined || number === next);
}

function newList({ level, tag, number }: FlatPoint, document: Document): OpenList {
  const list = document.createElement(tag);
  const first = number ?? 1;
  if (tag === "ol" && first !== 1) list.setAttribute("start", String(first));
  return { level, list, next: first };
}

function makeItem({ content }: FlatPoint, document: Document): HTMLElement {
  const item = document.createElement("li");
  const paragraph = document.createElement("p");
  paragraph.append(...content);
  item.append(paragraph);
  return item;
}
