import { PanelState, Tree, type TreeMove } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { topId } from "../../shared/parent-choices.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useTreeMove } from "../../shared/use-tree-move.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { childrenOf, flattenMenus, menuNodes } from "../../shared/menus/menu-tree.ts";
import { menuQueries, type MenuBranch } from "../../queries/menus.ts";

interface MenuTreePanelProps {
  menus: readonly MenuBranch[];
  /** What is searched for. */
  typed: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** A menu has another place. */
  onMoved: () => void;
}

/** All menus as a tree: found by their titles, moved by hand or by key. */
export function MenuTreePanel({ menus, typed, chosenId, onChoose, onMoved }: MenuTreePanelProps) {
  const { menus: messages, phrases } = useMessages();
  const can = useViewCan();
  const translations = useSeedTranslations();
  const { move } = useTreeMove<MenuBranch>(useMutation(menuQueries.update()).mutateAsync);
  if (menus.length === 0) {
    return (
      <PanelState
        state={{ status: "empty", title: messages.emptyTitle, text: messages.emptyText }}
      />
    );
  }
  const all = flattenMenus(menus);
  const moveTo = async ({ id, parentId = topId, index }: TreeMove) => {
    const record = all.find((menu) => menu.id === id);
    if (record === undefined) return;
    const siblings = () => childrenOf(menus, parentId);
    await move({ record, place: { parentId, index }, siblings });
    onMoved();
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
      <Tree
        label={messages.tree}
        nodes={menuNodes(menus, ({ title, type, status }) => {
          const text = translations.menu(title);
          if (status !== "enabled") return phrases.annotated({ text, note: messages.disabled });
          if (type !== "hidden-menu") return text;
          return phrases.annotated({ text, note: messages.hidden });
        })}
        filter={typed}
        defaultExpandedIds={all.map(({ id }) => id)}
        selectedId={chosenId}
        onSelect={({ id }) => onChoose(id)}
        onMove={can("update") ? (to) => void moveTo(to) : undefined}
      />
    </div>
  );
}
