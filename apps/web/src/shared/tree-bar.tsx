import { Button, FilterBar } from "@atrium/ui";
import { Plus } from "lucide-react";
import { primaryAction } from "./list/use-list-shortcuts.ts";
import { SearchInput } from "./search-input.tsx";

interface TreeBarProps {
  /** Words of the page: its title, which names the line, what the search finds, and what the button creates. */
  messages: Readonly<Record<"title" | "search" | "new", string>>;
  typed: string;
  onType: (typed: string) => void;
  /** Creates a record; for those who may. */
  onNew: (() => void) | undefined;
}

/** The line over a master-detail page, as lists have it: the search at the left, the primary action at the right end. */
export function TreeBar({ messages, typed, onType, onNew }: TreeBarProps) {
  return (
    <FilterBar
      label={messages.title}
      search={
        <SearchInput
          label={messages.search}
          value={typed}
          onChange={onType}
          maxLength={64}
          className="w-64"
        />
      }
      action={onNew && <NewButton label={messages.new} onClick={onNew} />}
    />
  );
}

/** The primary action of a list or tree, which N presses. */
export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div {...primaryAction} className="grid">
      <Button onClick={onClick}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
    </div>
  );
}
