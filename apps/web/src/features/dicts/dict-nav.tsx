import { cn, PanelState } from "@atrium/ui";
import { listItem } from "../../shared/list/use-list-shortcuts.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { findDicts } from "./find-dicts.ts";
import type { Dict } from "../../queries/dicts.ts";

interface DictNavProps {
  dicts: readonly Dict[];
  /** What is searched for. */
  typed: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The dictionaries to choose from, found by name or code. */
export function DictNav({ dicts, typed, chosenId, onChoose }: DictNavProps) {
  const { dicts: messages } = useMessages();
  const translations = useSeedTranslations();
  const found = findDicts(
    dicts.map((dict) => ({ ...dict, name: translations.dictionary(dict.name) })),
    typed,
  );
  if (dicts.length === 0)
    return <PanelState state={{ status: "empty", title: messages.emptyTitle }} />;
  if (found.length === 0) {
    return (
      <p role="status" className="m-0 p-4 text-sm text-muted-foreground">
        {messages.nothingFound}
      </p>
    );
  }
  return (
    <ul className="m-0 min-h-0 flex-1 list-none overflow-y-auto p-1">
      {found.map((dict) => (
        <li key={dict.id}>
          <Entry dict={dict} chosen={dict.id === chosenId} onChoose={() => onChoose(dict.id)} />
        </li>
      ))}
    </ul>
  );
}

function Entry(props: { dict: Dict; chosen: boolean; onChoose: () => void }) {
  const { dict, chosen, onChoose } = props;
  return (
    <button
      {...listItem}
      type="button"
      aria-current={chosen || undefined}
      onClick={onChoose}
      className={cn(
        "grid w-full grid-cols-[1fr_auto] gap-x-2 rounded-md border-0 bg-transparent px-2.5 py-1.5 text-left hover:bg-accent focus-visible:-outline-offset-2",
        chosen && "bg-primary-soft hover:bg-primary-soft",
        dict.status === "disabled" && "italic",
      )}
    >
      <span className={cn("truncate text-sm text-foreground", chosen && "font-medium")}>
        {dict.name}
      </span>
      <span className="text-xs text-muted-foreground tabular-nums">{dict.lcdpDictItem.length}</span>
      <span className="col-span-2 truncate font-mono text-xs text-muted-foreground">
        {dict.code}
      </span>
    </button>
  );
}
