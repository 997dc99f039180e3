/** What every box one types into has in common. */
export const controlClasses = [
  "w-full min-w-0 text-ellipsis rounded-md border border-input bg-input-background text-sm text-foreground transition-colors",
  "hover:border-subtle-foreground focus-visible:border-ring focus-visible:outline-offset-0",
  "disabled:opacity-60 [&[readonly]]:bg-transparent aria-invalid:border-destructive",
].join(" ");
