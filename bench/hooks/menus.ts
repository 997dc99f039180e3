/** Menus of any size, flat and with ids as the contract has them: directories of about thirty pages. */
import type { MenuEntry } from "@atrium/hooks";

const pagesPerDirectory = 30;

/** So many entries, in an order that has nothing to do with the tree. */
export function makeMenus(count: number): MenuEntry[] {
  return shuffled(Array.from({ length: count }, (_, index) => index)).map(makeEntry);
}

/** The path of one of the pages. */
export function pathOfPage(index: number): string {
  return `/area-${directoryOf(index)}/page-${index}`;
}

/** Whether the entry of an index is a page and no directory. */
export function isPage(index: number): boolean {
  return index % pagesPerDirectory !== 0;
}

function makeEntry(index: number): MenuEntry {
  const directory = directoryOf(index);
  const common = { id: idOf(index), title: `Entry ${index}`, orderBy: (index * 7) % 97 };
  if (!isPage(index)) {
    return { ...common, parentId: "0", type: "directory", url: `/area-${directory}` };
  }
  return {
    ...common,
    parentId: idOf(directory * pagesPerDirectory),
    type: "menu",
    name: `Page${index}`,
    url: pathOfPage(index),
    component: `area/page-${index}`,
  };
}

function directoryOf(index: number): number {
  return Math.floor(index / pagesPerDirectory);
}

/** A UUIDv7 as text. */
function idOf(index: number): string {
  return `019a0000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`;
}

/** The same order every time: a multiplicative walk through the list. */
function shuffled(indices: number[]): number[] {
  const step = 7919;
  return indices.toSorted((a, b) => ((a * step) % 10_007) - ((b * step) % 10_007));
}
