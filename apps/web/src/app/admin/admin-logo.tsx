/** The product's mark, with its name unless there is no room. */
export function AdminLogo({ name, collapsed }: { name: string; collapsed: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-foreground">
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
        <path d="M4 20V9.5L12 4l8 5.5V20" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path
          d="M9 20v-6.5a3 3 0 0 1 6 0V20"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="1.75"
        />
      </svg>
      {collapsed ? (
        <span className="sr-only">{name}</span>
      ) : (
        <span className="truncate text-base font-semibold tracking-tight">{name}</span>
      )}
    </span>
  );
}
