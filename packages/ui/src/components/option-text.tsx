import type { ListOption } from "./list-options.ts";

/** Not seen: it keeps the parts from running together where they are read out. */
const pause = ", ";

/** What an option says. */
export function OptionText({ label, detail }: Pick<ListOption, "label" | "detail">) {
  return (
    <span className="min-w-0 flex-1 truncate">
      {label}
      {detail && (
        <span className="ml-1 text-xs text-subtle-foreground">
          <span className="opacity-0">{pause}</span>
          {detail}
        </span>
      )}
    </span>
  );
}
