import { cn } from "@atrium/ui";
import type { MouseEvent } from "react";
import { navigation } from "../navigation.ts";
import { pathWithSearch, useViewLocation } from "../view-location.tsx";

export interface RowNameProps {
  name: string;
  /** Opens the row; a name that opens nothing is plain text. */
  onOpen?: (() => void) | undefined;
  /** The list's dialog that opens, as the address names it, such as the row's id: the name is a link to it. */
  dialog?: string | undefined;
}

const look = "block max-w-full min-w-0 truncate font-medium";
const openLook = cn(look, "-my-0.5 py-0.5 text-foreground hover:text-primary hover:underline");

/** The name of a row, which opens it: a link where an address says so, which a browser tab of its own can show. */
export function RowName({ name, onOpen, dialog }: RowNameProps) {
  if (onOpen === undefined) {
    return (
      <span title={name} className={look}>
        {name}
      </span>
    );
  }
  if (dialog !== undefined) return <RowLink name={name} onOpen={onOpen} dialog={dialog} />;
  return (
    <button
      type="button"
      title={name}
      onClick={onOpen}
      className={cn(openLook, "border-0 bg-transparent px-0 text-left")}
    >
      {name}
    </button>
  );
}

interface RowLinkProps {
  name: string;
  onOpen: () => void;
  dialog: string;
}

function RowLink({ name, onOpen, dialog }: RowLinkProps) {
  const { pathname, search } = useViewLocation();
  const to = pathWithSearch(pathname, { ...search, dialog, history: undefined });
  // Any other click is the browser's, which opens a tab or a window.
  const open = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={navigation.toHref(to)}
      title={name}
      onClick={open}
      className={cn(openLook, "no-underline")}
    >
      {name}
    </a>
  );
}
