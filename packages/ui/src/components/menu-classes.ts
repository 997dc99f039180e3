/** The panel of every menu of the kit. */
export const menuPanelClasses =
  "z-50 max-h-[min(70vh,var(--radix-popper-available-height,70vh))] min-w-44 max-w-80 overflow-y-auto rounded-lg border border-border bg-popover p-1 shadow-md outline-none animate-rise";

/** One row of such a panel. */
export const menuItemClasses = [
  "flex min-h-8 w-full pointer-coarse:min-h-11 cursor-pointer select-none items-center gap-2 rounded-md border-0 bg-transparent px-2.5 py-1 text-left text-sm text-foreground outline-none",
  "hover:bg-accent focus:bg-accent data-highlighted:bg-accent data-disabled:cursor-not-allowed data-disabled:opacity-50",
  "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle-foreground forced-colors:focus:outline-2",
].join(" ");
