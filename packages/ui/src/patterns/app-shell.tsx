"use client";

import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "../components/icon-button.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

export interface AppShellProps {
  /** The side menu; `inDrawer` is true in the drawer of a phone or tablet. */
  sideMenu: (place: { collapsed: boolean; inDrawer: boolean }) => ReactNode;
  /** Over the side menu: the logo. Small when collapsed. */
  logo: (place: { collapsed: boolean }) => ReactNode;
  /** In the header: breadcrumb, search, tasks, theme, language, user. */
  header: ReactNode;
  tabStrip?: ReactNode | undefined;
  /** Over the header, also where that is hidden: what must not be overlooked. */
  banner?: ReactNode | undefined;
  children: ReactNode;
  /** The side menu shows icons only. */
  collapsed: boolean;
  hideAside?: boolean | undefined;
  hideHeader?: boolean | undefined;
  /** The drawer of a phone. */
  drawerOpen: boolean;
  onDrawerOpenChange: (open: boolean) => void;
}

/**
 * The frame of the back office: side menu 232 px (56 as icons, a drawer on a phone or tablet), header 48 px, tab strip
 * 36 px.
 * The content scrolls, the frame does not. The scrolling element has the id `content`. Side menu and header are isolated,
 * so that a browser does not draw them anew with every change of the content.
 */
export function AppShell(props: AppShellProps) {
  const { collapsed, hideAside = false, hideHeader = false, tabStrip } = props;
  const messages = useUiMessages();
  return (
    <div className="flex h-dvh overflow-hidden bg-background">
      <a
        href="#content"
        className="fixed top-1 left-1 z-50 -translate-y-16 rounded-md border border-input bg-popover px-3 py-2 text-sm text-foreground focus:translate-y-0"
      >
        {messages.skipToContent}
      </a>
      {!hideAside && (
        <aside
          data-slot="sidebar"
          className={cn(
            "isolate hidden shrink-0 flex-col border-r border-sidebar-border bg-sidebar text-sidebar-foreground transition-[width] duration-(--motion-slow) lg:flex print:hidden",
            collapsed ? "w-14" : "w-58",
          )}
        >
          <div className="flex h-12 shrink-0 items-center overflow-hidden px-3.5">
            {props.logo({ collapsed })}
          </div>
          <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 pb-4">
            {props.sideMenu({ collapsed, inDrawer: false })}
          </div>
        </aside>
      )}
      {!hideAside && <Drawer {...props} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {props.banner}
        {!hideHeader && (
          <header className="isolate flex h-12 shrink-0 items-center gap-2 border-b border-border bg-background px-4 max-sm:gap-0 print:hidden">
            {props.header}
          </header>
        )}
        {tabStrip && (
          <section aria-label={messages.openTabs} className="h-9 shrink-0 print:hidden">
            {tabStrip}
          </section>
        )}
        <main id="content" tabIndex={-1} className="min-h-0 flex-1 overflow-auto p-4 outline-none">
          {props.children}
        </main>
      </div>
    </div>
  );
}

/** A native dialog: the frame comes first to the screen, and this costs no script. */
function Drawer({ drawerOpen, onDrawerOpenChange, logo, sideMenu }: AppShellProps) {
  const messages = useUiMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (drawerOpen && !element?.open) element?.showModal();
    if (!drawerOpen && element?.open) element.close();
  }, [drawerOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a native dialog by itself
    <dialog
      ref={dialog}
      aria-label={messages.mainMenu}
      onClose={() => onDrawerOpenChange(false)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDrawerOpenChange(false);
      }}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-0 border-r border-sidebar-border bg-sidebar p-0 text-sidebar-foreground shadow-md open:animate-slide-out lg:hidden"
    >
      {drawerOpen && (
        <div className="flex h-full flex-col">
          <div className="flex h-12 shrink-0 items-center justify-between pr-2 pl-3.5">
            {logo({ collapsed: false })}
            <IconButton label={messages.closeMenu} onClick={() => onDrawerOpenChange(false)}>
              <X />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
            {sideMenu({ collapsed: false, inDrawer: true })}
          </div>
        </div>
      )}
    </dialog>
  );
}
