/** What every box one types into has in common. */
export const controlClasses = [
  "w-full min-w-0 rounded-control border border-edge bg-field text-13 text-ink transition-colors",
  "hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0",
  "disabled:opacity-60 [&[readonly]]:bg-transparent aria-invalid:border-critical",
].join(" ");
