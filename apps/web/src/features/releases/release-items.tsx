import { can as isAllowed } from "@atrium/hooks";
import { Badge, IconButton } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Eye, X } from "lucide-react";
import { useState } from "react";
import { releaseQueries, type Release, type ReleaseItem } from "../../queries/releases.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";

const ItemPreview = lazyPart(async () => (await import("./item-preview.tsx")).ItemPreview);

/** Everything in a release: what happens to each article, with which version, and what blocks it. */
export function ReleaseItems({ release }: { release: Release }) {
  const { releases: messages } = useMessages();
  const [previewed, setPreviewed] = useState<ReleaseItem>();
  const removal = useMutation(releaseQueries.removeItems());
  const { id, version, items } = release;
  const mayRemove = isAllowed(release.allowedActions, "changeItems");
  const remove = (item: ReleaseItem) =>
    removal.mutate(
      { id, version, articleIds: [item.articleId] },
      { onError: (error) => notices.error(error.message) },
    );
  return (
    <section aria-label={messages.items}>
      <ul className="m-0 grid list-none gap-2 p-0">
        {items.map((item) => (
          <li
            key={item.articleId}
            className="flex min-w-0 items-start gap-2 rounded-lg border border-border bg-card p-3"
          >
            <div className="grid min-w-0 flex-1 gap-1">
              <AdminLink
                to={`/content/articles/view/${encodeURIComponent(item.articleId)}`}
                className="truncate font-medium hover:underline"
              >
                {item.title}
              </AdminLink>
              <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
                <Badge variant={item.action === "offline" ? "warning" : "info"}>
                  {messages.actions[item.action]}
                </Badge>
                <DisplayStatusBadge status={item.displayStatus} />
                <span>{detailOf(item, messages)}</span>
              </div>
              {item.blocker !== null && (
                <p className="m-0 text-sm text-destructive">{messages.blockers[item.blocker]}</p>
              )}
            </div>
            {item.versionNo !== null && (
              <IconButton
                label={messages.preview({ title: item.title })}
                variant="ghost"
                onClick={() => setPreviewed(item)}
              >
                <Eye />
              </IconButton>
            )}
            {mayRemove && (
              <IconButton
                label={messages.remove({ title: item.title })}
                variant="ghost"
                disabled={removal.isPending}
                onClick={() => remove(item)}
              >
                <X />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {previewed?.versionNo != null && (
        <ItemPreview
          articleId={previewed.articleId}
          title={previewed.title}
          versionNo={previewed.versionNo}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </section>
  );
}

function detailOf(
  { typeName, versionNo, headVersionNo }: ReleaseItem,
  messages: ReturnType<typeof useMessages>["releases"],
): string {
  const parts = [typeName];
  if (versionNo !== null) {
    parts.push(messages.version({ no: versionNo }));
    if (headVersionNo > versionNo) parts.push(messages.newerWork({ no: headVersionNo }));
  }
  return parts.filter(Boolean).join(" · ");
}
