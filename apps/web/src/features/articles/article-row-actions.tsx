import { can as isAllowed } from "@atrium/hooks";
import type { MenuEntry } from "@atrium/ui";
import { Copy, ExternalLink } from "lucide-react";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { publicHref, publicPath } from "../../shared/public-path.ts";
import { articlePaths } from "./article-paths.ts";
import type { ArticleRow } from "../../queries/articles.ts";
import { useDuplicate } from "./use-duplicate.ts";

interface ArticleRowActionsProps {
  article: ArticleRow;
  /** What the page allows. */
  can: (action: string) => boolean;
  onDelete: () => void;
}

/** What can be done to an article of the list: what the page and the record both allow. */
export function ArticleRowActions({ article, can, onDelete }: ArticleRowActionsProps) {
  const { articles: messages } = useMessages();
  const navigate = useViewNavigate();
  const duplicate = useDuplicate();
  const may = (action: string) => can(action) && isAllowed(article.allowedActions, action);
  const more: MenuEntry[] = [];
  if (article.publishedVersionNo !== null) {
    const onSelect = () => openPublic(article);
    more.push({ id: "public", label: messages.openPublic, icon: <ExternalLink />, onSelect });
  }
  if (can("save")) {
    const onSelect = () => duplicate.mutate(article.id);
    more.push({ id: "duplicate", label: messages.duplicate, icon: <Copy />, onSelect });
  }
  return (
    <RowActions
      name={article.title}
      onOpen={can("view") ? () => navigate(articlePaths.view(article.id)) : undefined}
      onEdit={may("update") ? () => navigate(articlePaths.edit(article.id)) : undefined}
      more={more}
      onDelete={may("delete") ? onDelete : undefined}
    />
  );
}

function openPublic({ slug, language }: ArticleRow): void {
  window.open(publicHref(publicPath(slug), language), "_blank", "noopener");
}
