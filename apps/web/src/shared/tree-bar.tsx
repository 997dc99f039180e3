import { Button, FilterBar } from "@atrium/ui";
import { Plus } from "lucide-react";
import { primaryAction } from "./list/use-list-shortcuts.ts";
import { SearchInput } from "./search-input.tsx";

interface TreeBarProps {
  /** Names the line, such as by the page's title. */
  label: string;
  /** What the search finds. */
  searchLabel: string;
  typed: string;
  onType: (typed: string) => void;
  newLabel: string;
  /** Creates a record; for those who may. */
  onNew: (() => void) | undefined;
}

/** The line over a master-detail page, as lists have it: the search at the left, the primary action at the right end. */
export function TreeBar({ label, searchLabel, typed, onType, newLabel, onNew }: TreeBarProps) {
  return (
    <FilterBar
      label={label}
      search={
        <SearchInput
          label={searchLabel}
          value={typed}
          onChange={onType}
          maxLength={64}
          className="w-64"
        />
      }
      action={onNew && <NewButton label={newLabel} onClick={onNew} />}
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
