/** Parts of the UI kit alone on a page, with as many rows or entries as asked for. */
import { DataTable, SideMenu, type DataTableColumn, type SideMenuItem } from "@atrium/ui";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { longestFrame, timeToFrame } from "./timed.ts";

/** What jumping through a table costs. */
export interface TableRun {
  jumps: number[];
  nodes: number;
  longestFrame: number;
}

/** What the page gets for a run. */
export interface Parts {
  jumpThrough: (rows: number, jumps: number) => Promise<TableRun>;
  menuNodes: (entries: number) => Promise<number>;
}

declare global {
  interface Window {
    parts: Parts;
  }
}

interface Row {
  id: string;
  name: string;
  state: string;
  changed: string;
}

const columns: DataTableColumn<Row>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name },
  { id: "state", header: "State", cell: ({ state }) => state },
  { id: "changed", header: "Changed", cell: ({ changed }) => changed },
  { id: "id", header: "Number", cell: ({ id }) => id, align: "end" },
];

window.parts = {
  jumpThrough: async (rows, jumps) => {
    const show = mount();
    show(<Table rows={rows} />);
    const scroller = scrollerOf("tr");
    const last = scroller.scrollHeight - scroller.clientHeight;
    const times: number[] = [];
    let nodes = 0;
    const longest = await longestFrame(async () => {
      for (let jump = 1; jump <= jumps; jump++) {
        // Golden steps: every part of the table is come to, in the same order at every size.
        const to = last * ((jump * 0.618) % 1);
        const before = textOf(scroller);
        const jumpThere = () => scroller.scrollTo({ top: to });
        times.push(await timeToFrame(jumpThere, () => textOf(scroller) !== before));
        nodes = Math.max(nodes, document.body.querySelectorAll("*").length);
      }
    });
    return { jumps: times, nodes, longestFrame: longest };
  },
  menuNodes: async (entries) => {
    const show = mount();
    show(<Menu entries={entries} />);
    await timeToFrame(
      () => undefined,
      () => document.querySelector("a, button") !== null,
    );
    return document.body.querySelectorAll("*").length;
  },
};

function Table({ rows }: { rows: number }) {
  const at = (index: number): Row => ({
    id: String(index),
    name: `Record ${index}`,
    state: index % 3 === 0 ? "Published" : "Draft",
    changed: `${index % 28} Nov 2026`,
  });
  return (
    <DataTable
      label="Records"
      className="min-h-0 flex-1"
      columns={columns}
      rowId={({ id }) => id}
      state={{ status: "ready", rows: { length: rows, at } }}
    />
  );
}

function Menu({ entries }: { entries: number }) {
  const items = Array.from({ length: entries }, (_, index): SideMenuItem => ({
    id: String(index),
    label: `Page ${index}`,
    href: `/page-${index}`,
  }));
  return <SideMenu items={items} renderLink={(item, props) => <a href={item.href} {...props} />} />;
}

let shown: Root | undefined;

/** A column as high as the window, in which a part scrolls; the part shown before is gone. */
function mount(): (part: ReactNode) => void {
  shown?.unmount();
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  shown = root;
  return (part) => flushSync(() => root.render(<div className="flex h-dvh flex-col">{part}</div>));
}

function scrollerOf(within: string): Element {
  let element = document.querySelector(within)?.parentElement;
  while (element && element.scrollHeight <= element.clientHeight + 1)
    element = element.parentElement;
  if (!element) throw new Error("Nothing scrolls.");
  return element;
}

function textOf(element: Element): string {
  return element.querySelector("tbody")?.textContent ?? "";
}
