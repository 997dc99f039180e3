import { can as isAllowed } from "@atrium/hooks";
import { DropdownMenu, IconButton, type MenuEntry } from "@atrium/ui";
import { BookOpenText, Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { articlePaths, publicPath } from "./article-paths.ts";
import type { ArticleRow } from "./queries.ts";
import { useDuplicate } from "./use-duplicate.ts";

/** Props of `ArticleRowActions`. */
interface ArticleRowActionsProps {
  article: ArticleRow;
  /** What the page allows. */
  can: (action: string) => boolean;
  onDelete: () => void;
}

/** What can be done to an article of the list: what the page and the record both allow. */
export function ArticleRowActions({ article, can, onDelete }: ArticleRowActionsProps) {
  const { list, articles: words } = useMessages();
  const navigate = useViewNavigate();
  const duplicate = useDuplicate();
  const may = (action: string) => can(action) && isAllowed(article.allowedActions, action);
  const entries: MenuEntry[] = [];
  if (article.publishedVersionNo !== null) {
    entries.push({
      id: "public",
      label: words.openPublic,
      icon: <ExternalLink />,
      onSelect: () => openPublic(article.slug),
    });
  }
  if (can("save")) {
    entries.push({
      id: "duplicate",
      label: words.duplicate,
      icon: <Copy />,
      onSelect: () => duplicate.mutate(article.id),
    });
  }
  if (may("delete")) {
    if (entries.length > 0) entries.push({ kind: "separator", id: "line" });
    entries.push({
      id: "delete",
      label: list.delete,
      icon: <Trash2 />,
      danger: true,
      onSelect: onDelete,
    });
  }
  return (
    <span className="flex justify-end">
      {can("view") && (
        <IconButton
          label={list.open}
          size="small"
          onClick={() => navigate(articlePaths.view(article.id))}
        >
          <BookOpenText />
        </IconButton>
      )}
      {may("update") && (
        <IconButton
          label={list.edit}
          size="small"
          onClick={() => navigate(articlePaths.edit(article.id))}
        >
          <Pencil />
        </IconButton>
      )}
      {entries.length > 0 && (
        <DropdownMenu
          entries={entries}
          trigger={
            <IconButton label={list.more} size="small">
              <Ellipsis />
            </IconButton>
          }
        />
      )}
    </span>
  );
}

function openPublic(slug: string): void {
  window.open(navigation.toHref(publicPath(slug)), "_blank", "noopener");
}
