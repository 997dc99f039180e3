import { can as isAllowed } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useState } from "react";
import type { Release } from "../../queries/releases.ts";
import { useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { AddArticle } from "./add-article.tsx";
import { ReleaseForm } from "./release-form.tsx";
import { ReleaseItems } from "./release-items.tsx";
import { ReleaseStatusBadge } from "./release-status.tsx";
import { ReleaseSteps } from "./release-steps.tsx";

interface ReleaseContentProps {
  release: Release;
  onClose: () => void;
}

/** A release for approval: everything in it, what blocks it, and the steps that may be taken. */
export function ReleaseContent({ release, onClose }: ReleaseContentProps) {
  const { releases: messages } = useMessages();
  const [renaming, setRenaming] = useState(false);
  const may = (action: string) => isAllowed(release.allowedActions, action);
  if (renaming) return <ReleaseForm release={release} onSaved={() => setRenaming(false)} />;
  return (
    <div className="grid gap-4 overflow-y-auto p-4">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="m-0 min-w-0 text-lg font-semibold wrap-anywhere">{release.name}</h2>
          <ReleaseStatusBadge status={release.status} />
          {may("update") && (
            <Button variant="outline" className="ml-auto" onClick={() => setRenaming(true)}>
              {messages.edit}
            </Button>
          )}
        </div>
        {release.description !== null && <p className="m-0 text-sm">{release.description}</p>}
        {release.blockedReason !== null && (
          <p role="alert" className="m-0 rounded-md bg-warning-soft p-3 text-sm text-warning">
            {release.blockedReason}
          </p>
        )}
        <p role="status" className="m-0 text-sm text-muted-foreground">
          {statusText(release, messages)}
        </p>
      </header>
      <ReleaseSteps release={release} onDeleted={onClose} />
      <ReleaseItems release={release} />
      {may("changeItems") && <AddArticle release={release} />}
    </div>
  );
}

function statusText(
  { status, releasedAt, itemCount, blockedCount }: Release,
  messages: ReturnType<typeof useMessages>["releases"],
): string {
  const time = releasedAt === null ? "" : exactTime(new Date(releasedAt));
  if (status === "released") return messages.wasReleased({ time });
  if (status === "scheduled") return messages.goesLive({ time });
  if (itemCount === 0) return messages.noItems;
  return blockedCount === 0 ? messages.ready : messages.notReady({ count: blockedCount });
}
