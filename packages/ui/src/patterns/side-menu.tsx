import { ChevronRight } from "lucide-react";
import { useState, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useUiMessages } from "../messages-provider.tsx";

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

/** Props of `SideMenu`. */
export interface SideMenuProps {
  items: readonly SideMenuItem[];
  /** The entry of the page shown; the groups around it stand open. */
  currentId?: string | undefined;
  /** Icons only. */
  collapsed?: boolean | undefined;
  /** Draws an entry's link with the application's router, spreading the props given. */
  renderLink: (item: SideMenuItem, props: SideMenuLinkProps) => ReactElement;
  /** A group was pressed while only icons show: the application should widen the menu. */
  onExpandRequest?: (() => void) | undefined;
}

/** The tree of pages at the left. */
export function SideMenu(props: SideMenuProps) {
  const messages = useUiMessages();
  // What the reader opened or closed by hand; the rest follows the current page.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const trail = new Set(pathTo(props.items, props.currentId));
  const toggle = (id: string, open: boolean) =>
    setChosen((before) => new Map(before).set(id, open));
  const menu: MenuContext = {
    ...props,
    isOpen: (id) => chosen.get(id) ?? trail.has(id),
    toggle,
    trail,
  };
  return (
    <nav aria-label={messages.mainMenu}>
      <Level items={props.items} depth={0} menu={menu} />
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

interface MenuContext extends SideMenuProps {
  isOpen: (id: string) => boolean;
  toggle: (id: string, open: boolean) => void;
  trail: ReadonlySet<string>;
}

function Level(props: { items: readonly SideMenuItem[]; depth: number; menu: MenuContext }) {
  return (
    <ul className="m-0 grid list-none gap-px p-0">
      {props.items.map((item) => (
        <li key={item.id} className="min-w-0">
          {item.children && item.children.length > 0 ? (
            <Group item={item} depth={props.depth} menu={props.menu} />
          ) : (
            <Leaf item={item} depth={props.depth} menu={props.menu} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  item: SideMenuItem;
  depth: number;
  menu: MenuContext;
}

function Group({ item, depth, menu }: EntryProps) {
  const collapsed = menu.collapsed === true;
  const open = !collapsed && menu.isOpen(item.id);
  const press = () => {
    if (collapsed) menu.onExpandRequest?.();
    menu.toggle(item.id, collapsed || !open);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={press}
        title={collapsed ? item.label : undefined}
        className={cn(
          entryClasses,
          indents[Math.min(depth, indents.length - 1)],
          collapsed && menu.trail.has(item.id) && "text-accent-text",
        )}
      >
        <EntryContent item={item} collapsed={collapsed} />
        {!collapsed && (
          <ChevronRight
            aria-hidden="true"
            className={cn(
              "size-3.5 shrink-0 text-ink-faint transition-transform",
              open && "rotate-90",
            )}
          />
        )}
      </button>
      {open && <Level items={item.children ?? []} depth={depth + 1} menu={menu} />}
    </>
  );
}

function Leaf({ item, depth, menu }: EntryProps) {
  const collapsed = menu.collapsed === true;
  const current = item.id === menu.currentId;
  return (
    <div className={indents[Math.min(depth, indents.length - 1)]}>
      {menu.renderLink(item, {
        className: cn(
          entryClasses,
          current && "bg-accent-soft font-medium text-ink hover:bg-accent-soft",
        ),
        title: collapsed ? item.label : undefined,
        "aria-current": current ? "page" : undefined,
        children: <EntryContent item={item} collapsed={collapsed} />,
      })}
    </div>
  );
}

function EntryContent({ item, collapsed }: { item: SideMenuItem; collapsed: boolean }) {
  return (
    <>
      <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center [&_svg]:size-4">
        {item.icon}
      </span>
      <span className={cn("min-w-0 flex-1 truncate", collapsed && "sr-only")}>{item.label}</span>
      {!collapsed && item.badge}
    </>
  );
}

// Classes rather than a computed style: a strict content policy refuses style attributes from the server.
const indents = [
  "[--indent:0.75rem]",
  "[--indent:1.5rem]",
  "[--indent:2.25rem]",
  "[--indent:3rem]",
  "[--indent:3.75rem]",
];

const entryClasses = [
  "flex h-control w-full items-center gap-2.5 rounded-control border-0 bg-transparent pr-2.5 pl-(--indent) text-left text-13 text-ink-muted no-underline",
  "hover:bg-hover hover:text-ink focus-visible:-outline-offset-2",
].join(" ");
