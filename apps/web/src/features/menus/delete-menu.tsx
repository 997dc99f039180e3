import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { menuQueries, type Menu } from "../../queries/menus.ts";

interface DeleteMenuProps {
  menu: Menu;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a menu; shows what blocks it. */
export function DeleteMenu({ menu, onDeleted, onClose }: DeleteMenuProps) {
  const { menus: messages, trees } = useMessages();
  const translations = useSeedTranslations();
  return (
    <DeleteDialog
      record={{ ...menu, name: translations.menu(menu.title) }}
      text={messages.deleteText}
      kind="menus"
      remove={menuQueries.remove}
      explain={({ children, permissions }) => {
        if (children) return trees.hasChildren({ count: children });
        return permissions ? messages.inUse({ count: permissions }) : undefined;
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
