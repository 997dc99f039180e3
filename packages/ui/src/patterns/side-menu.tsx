"use client";

import { ChevronRight } from "lucide-react";
import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { useVirtualFocus } from "./use-virtual-focus.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

/** One entry of the side menu: a link, or a group of entries. */
export interface SideMenuItem {
  id: string;
  label: string;
  icon?: ReactNode | undefined;
  /** A counter or a mark at the right end. */
  badge?: ReactNode | undefined;
  href?: string | undefined;
  children?: readonly SideMenuItem[] | undefined;
}

/** What an entry's link receives. */
export interface SideMenuLinkProps {
  className: string;
  title?: string | undefined;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
}

export interface SideMenuProps {
  items: readonly SideMenuItem[];
  /** The accessible name; the main menu unless given. */
  label?: string | undefined;
  /** The entry of the current page; the groups around it are expanded. */
  currentId?: string | undefined;
  /** Icons only. */
  collapsed?: boolean | undefined;
  /**
   * Renders an entry's link with the application's router, spreading the props. While it is the same function, entries
   * that are as before are not rendered.
   */
  renderLink: (item: SideMenuItem, props: SideMenuLinkProps) => ReactElement;
  /** A group was pressed while only icons show: the application should widen the menu. */
  onExpandRequest?: (() => void) | undefined;
}

/**
 * The tree of pages at the left; the arrow keys walk its entries. Of more than a hundred entries only those in view
 * are drawn, and it scrolls by itself.
 */
export function SideMenu(props: SideMenuProps) {
  const { items, currentId, collapsed = false } = props;
  const messages = useUiMessages();
  // What the reader opened or closed by hand; the rest follows the current page.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const trail = useMemo(() => new Set(pathTo(items, currentId)), [items, currentId]);
  const isOpen = (id: string) => !collapsed && (toggled.get(id) ?? trail.has(id));
  const entries = openEntries(items, isOpen);

  const box = useRef<HTMLElement>(null);
  const virtual = useVirtualRows({
    box,
    count: entries.length,
    rowHeight: 33,
    isLoaded: () => true,
  });
  const { focusOn, setHasFocus } = useVirtualFocus(box);
  const scrollTo = useEffectEvent((id: string | undefined) => {
    const index = entries.findIndex(({ item }) => item.id === id);
    if (index >= 0) virtual.scrollToIndex(index);
  });
  useEffect(() => scrollTo(currentId), [currentId]);

  const toggle = (id: string) => {
    if (collapsed) props.onExpandRequest?.();
    setToggled((before) => new Map(before).set(id, collapsed || !isOpen(id)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: entries.length - 1 }[
      event.key
    ];
    if (target === undefined || target < 0 || target >= entries.length) return;
    event.preventDefault();
    virtual.scrollToIndex(target);
    focusOn(`[data-index="${target}"] :is(a, button)`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- walks the links in it
    <nav
      ref={box}
      aria-label={props.label ?? messages.mainMenu}
      tabIndex={virtual.isVirtual ? -1 : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className={cn(
        virtual.isVirtual && "h-full overflow-y-auto outline-none [overflow-anchor:none]",
      )}
    >
      <ul className="m-0 list-none p-0">
        {virtual.before > 0 && <Gap height={virtual.before} />}
        {entries.slice(virtual.from, virtual.to).map((entry, at) => (
          <li
            key={entry.item.id}
            data-index={virtual.from + at}
            aria-level={entry.depth + 1}
            aria-posinset={entry.position}
            aria-setsize={entry.siblings}
            className={cn("min-w-0 pb-px", indents[Math.min(entry.depth, indents.length - 1)])}
          >
            {hasChildren(entry.item) ? (
              <Group
                item={entry.item}
                open={isOpen(entry.item.id)}
                collapsed={collapsed}
                current={collapsed && trail.has(entry.item.id)}
                onPress={() => toggle(entry.item.id)}
              />
            ) : (
              <Leaf
                item={entry.item}
                isCurrent={entry.item.id === currentId}
                collapsed={collapsed}
                renderLink={props.renderLink}
              />
            )}
          </li>
        ))}
        {virtual.after > 0 && <Gap height={virtual.after} />}
      </ul>
    </nav>
  );
}

/**
 * The ids from the top to the entry, the entry included; empty when it is not there.
 *
 * @example pathTo(items, "roles") // ["system", "roles"]
 */
export function pathTo(items: readonly SideMenuItem[], id: string | undefined): string[] {
  for (const item of items) {
    if (item.id === id) return [item.id];
    const below = pathTo(item.children ?? [], id);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

interface OpenEntry {
  item: SideMenuItem;
  /** From 0. */
  depth: number;
  /** From 1, among its siblings. */
  position: number;
  siblings: number;
}

/** The visible entries, from top to bottom. */
function openEntries(
  items: readonly SideMenuItem[],
  isOpen: (id: string) => boolean,
  depth = 0,
): OpenEntry[] {
  return items.flatMap((item, index) => {
    const entry = { item, depth, position: index + 1, siblings: items.length };
    if (!hasChildren(item) || !isOpen(item.id)) return [entry];
    return [entry, ...openEntries(item.children ?? [], isOpen, depth + 1)];
  });
}

function hasChildren({ children = [] }: SideMenuItem): boolean {
  return children.length > 0;
}

function indexOf(target: EventTarget): number {
  if (!(target instanceof Element)) return -1;
  return Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"] ?? -1);
}

/** As high as the entries left out, at once: reduced motion makes a short transition of every change. */
function Gap({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} className="transition-none" />;
}

interface GroupProps {
  item: SideMenuItem;
  open: boolean;
  collapsed: boolean;
  /** It contains the current page, whose entry is hidden. */
  current: boolean;
  onPress: () => void;
}

function Group({ item, open, collapsed, current, onPress }: GroupProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onPress}
      title={collapsed ? item.label : undefined}
      className={cn(entryClasses, current && "text-primary")}
    >
      <EntryContent item={item} collapsed={collapsed} />
      {!collapsed && (
        <ChevronRight
          aria-hidden="true"
          className={cn(
            "size-3.5 shrink-0 text-subtle-foreground transition-transform",
            open && "rotate-90",
          )}
        />
      )}
    </button>
  );
}

interface LeafProps extends Pick<SideMenuProps, "renderLink"> {
  item: SideMenuItem;
  isCurrent: boolean;
  collapsed: boolean;
}

/** Renders only when the entry changes: on another page that is the one before and the new one. */
const Leaf = memo(function Leaf({ item, isCurrent, collapsed, renderLink }: LeafProps) {
  return renderLink(item, {
    className: cn(
      entryClasses,
      isCurrent && "bg-primary-soft font-medium text-sidebar-foreground hover:bg-primary-soft",
    ),
    title: collapsed ? item.label : undefined,
    "aria-current": isCurrent ? "page" : undefined,
    children: <EntryContent item={item} collapsed={collapsed} />,
  });
});

interface EntryContentProps {
  item: SideMenuItem;
  collapsed: boolean;
}

const EntryContent = memo(function EntryContent({ item, collapsed }: EntryContentProps) {
  return (
    <>
      <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center [&_svg]:size-4">
        {item.icon}
      </span>
      <span className={cn("min-w-0 flex-1 truncate", collapsed && "sr-only")}>{item.label}</span>
      {!collapsed && item.badge}
    </>
  );
});

// Classes rather than a computed style: a strict content policy refuses style attributes from the server.
const indents = [
  "[--indent:0.75rem]",
  "[--indent:1.5rem]",
  "[--indent:2.25rem]",
  "[--indent:3rem]",
  "[--indent:3.75rem]",
];

const entryClasses = [
  "flex h-control w-full items-center gap-2.5 rounded-md border-0 bg-transparent pr-2.5 pl-(--indent) text-left text-sm text-muted-foreground no-underline",
  "hover:bg-sidebar-accent hover:text-sidebar-accent-foreground focus-visible:-outline-offset-2",
].join(" ");
