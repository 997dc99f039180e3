import { DropdownMenu, IconButton, type MenuEntry } from "@atrium/ui";
import { BookOpenText, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useMessages } from "../messages.ts";

export interface RowActionsProps {
  /** Names the row to a screen reader. */
  name: string;
  onOpen?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  /** What else there is, in the menu; deleting comes last. */
  more?: readonly MenuEntry[] | undefined;
  onDelete?: (() => void) | undefined;
}

/** What can be done to a row, in the same order on every list. */
export function RowActions(props: RowActionsProps) {
  const { name, onOpen, onEdit, more = [], onDelete } = props;
  const { list: messages } = useMessages();
  const entries: MenuEntry[] = [...more];
  if (onDelete) {
    if (entries.length > 0) entries.push({ kind: "separator", id: "line" });
    const icon = <Trash2 />;
    entries.push({ id: "delete", label: messages.delete, icon, danger: true, onSelect: onDelete });
  }
  return (
    <span className="flex justify-end">
      {onOpen && (
        <IconButton label={messages.openNamed({ name })} size="sm" onClick={onOpen}>
          <BookOpenText />
        </IconButton>
      )}
      {onEdit && (
        <IconButton label={messages.editNamed({ name })} size="sm" onClick={onEdit}>
          <Pencil />
        </IconButton>
      )}
      {entries.length > 0 && (
        <DropdownMenu
          entries={entries}
          trigger={
            <IconButton label={messages.moreNamed({ name })} size="sm">
              <Ellipsis />
            </IconButton>
          }
        />
      )}
    </span>
  );
}
