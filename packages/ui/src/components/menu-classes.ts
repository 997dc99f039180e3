/** The panel every menu of the kit stands on. */
export const menuPanelClasses =
  "z-50 max-h-[70vh] min-w-44 max-w-80 overflow-y-auto rounded-surface border border-line bg-raised p-1 shadow-float outline-none animate-rise";

/** One row of such a panel. */
export const menuItemClasses = [
  "flex min-h-8 w-full cursor-pointer select-none items-center gap-2 rounded-control border-0 bg-transparent px-2.5 py-1 text-left text-13 text-ink outline-none",
  "hover:bg-hover focus:bg-hover data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-50",
  "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint forced-colors:focus:outline-2",
].join(" ");
